import { expect, test } from 'vitest';
import { filesOf, withoutScripts } from './bytes.ts';

const html = `<link rel="stylesheet" crossorigin href="/assets/page.css">
<script src="/old.js"></script><script>inline()</script>
<script type="application/json" id="config">{ "apiUrl": "" }</script>
<script async src="/later.js"></script>
<link rel="modulepreload" href="/assets/kit.js">
<script type="module" id="loader" src="/assets/loader.js" data-files="a b"></script>`;

test('a page names the files that hold up its first paint, and those that do not', () => {
  expect(filesOf(html)).toEqual({
    styles: ['assets/page.css'],
    blocking: ['old.js'],
    deferred: ['later.js', 'assets/loader.js', 'assets/kit.js'],
    app: ['assets/a.js', 'assets/b.js'],
  });
});

test('a page without its scripts keeps its styles and its configuration', () => {
  const bare = withoutScripts(html);
  expect(filesOf(bare)).toEqual({ styles: ['assets/page.css'], blocking: [], deferred: ['assets/kit.js'], app: [] });
  expect(bare).toContain('{ "apiUrl": "" }');
  expect(bare).not.toContain('inline()');
});
