import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startSignedIn } from './pageScripts.js';

/** Runs the script in a page that names two files, until `paint` before the first frame. */
function open(dataset: object, hidden = false) {
  const links: { href: string; rel: string; media?: string }[] = [];
  const frames: (() => void)[] = [];
  const window: { preload?: () => void } = {};
  const document = {
    hidden,
    documentElement: { dataset },
    createElement: () => ({ href: '', rel: '' }),
    querySelector: (selector: string) => (selector === 'meta[name="code"]' ? { content: 'a.css b.js' } : null),
    head: { appendChild: (link: (typeof links)[number]) => links.push(link) },
  };
  runInNewContext(startSignedIn, {
    window,
    document,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (callback: () => void) => callback(),
  });
  const asked = () => links.map(({ href }) => href);
  return { links, asked, paint: () => frames.forEach((callback) => callback()), preload: window.preload };
}

const files = ['/assets/a.css', '/assets/b.js'];

test('a page asks for the code of its screen after its first paint, which the requests would hold up', () => {
  const { asked, paint } = open({ session: '' });
  expect(asked()).toEqual([]);
  paint();
  expect(asked()).toEqual(files);
});

test('a page that is never painted asks at once', () => {
  expect(open({ session: '' }, true).asked()).toEqual(files);
});

test('an app that is there before the first paint has the page ask, once', () => {
  const { asked, paint, preload } = open({ session: '' });
  preload?.();
  expect(asked()).toEqual(files);
  paint();
  expect(asked()).toEqual(files);
});

test('a page asks for nothing where nobody is signed in', () => {
  const { asked, paint, preload } = open({});
  paint();
  expect(preload).toBeUndefined();
  expect(asked()).toEqual([]);
});

test('style sheets that come one by one do not change the frame: they are applied together', () => {
  const { links, paint } = open({ session: '' });
  paint();
  expect(links).toEqual([
    expect.objectContaining({ rel: 'stylesheet', media: 'print' }),
    expect.objectContaining({ rel: 'modulepreload' }),
  ]);
});
