import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styled } from 'styled-components';
import { afterEach, describe, expect, test } from 'vitest';
import { styledElement } from '../src/primitives/StyledElement.js';
import { readStyles, replaceStyles } from './styleFiles.ts';

const places: string[] = [];

afterEach(() => Promise.all(places.splice(0).map((place) => rm(place, { recursive: true, force: true }))));

/** A package of these source files, beside which packages are found. */
async function makePackage(files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(join(import.meta.dirname, '../node_modules/.cache'), { recursive: true });
  const root = await mkdtemp(join(import.meta.dirname, '../node_modules/.cache/styles-'));
  places.push(root);
  for (const [name, code] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), code);
  }
  return root;
}

const IMPORT = "import { createGlobalStyle, css, keyframes, styled } from 'styled-components';\n";

describe('the styles of a package', () => {
  test('have the rules of what is extended first, whatever the files are called', async () => {
    const root = await makePackage({
      'src/a.ts': `${IMPORT}import { Box } from './z.js';\nexport const Wide = styled(Box)\`color: red;\`;`,
      'src/z.ts': `${IMPORT}export const Box = styled.div\`color: blue; &:hover > p { gap: 0; } & + & { gap: 1px; }\`;`,
    });
    const { classes, rules } = await readStyles(root);
    expect(rules.map(({ file }) => file)).toEqual(['src/z.ts', 'src/a.ts']);
    const [box, wide] = rules.map(({ className }) => className);
    expect(rules.map(({ css }) => css)).toEqual([
      `.${box}{color:blue;}\n.${box}:hover>p{gap:0;}\n.${box}+.${box}{gap:1px;}`,
      `.${wide}{color:red;}`,
    ]);
    expect([...classes.values()]).toEqual([box, `${box} ${wide}`]);
    expect(box).toMatch(/^ep-\w+$/);
  });

  test('hold what other files and functions without props put into them, and the motions they name', async () => {
    const root = await makePackage({
      'src/parts.ts': `${IMPORT}export const part = css\`gap: 0;\`;\nexport const turn = keyframes\`to { rotate: 1turn; }\`;`,
      'src/Box.tsx': `${IMPORT}import { part, turn } from './parts.js';\nconst Box = styled.p\`\${part} animation: \${turn} 1s;\`;`,
      'src/Base.ts': `${IMPORT}const of = (name: string) => \`\${name}:is(b)\`;\nexport const Base = createGlobalStyle\`\${of('a')} { color: red; }\`;`,
    });
    const { rules } = await readStyles(root);
    const { className, css } = rules.find(({ file }) => file === 'src/Box.tsx') ?? {};
    const [, frames] = /^@keyframes (ep-\w+)\{to\{rotate:1turn;\}\}\n/.exec(css ?? '') ?? [];
    expect(css).toContain(`.${className}{gap:0;animation:${frames} 1s;}`);
    expect(rules.find(({ file }) => file === 'src/Base.ts')).toEqual({
      file: 'src/Base.ts',
      className: undefined,
      css: 'a:is(b){color:red;}',
    });
  });

  test.each([
    ['props', 'styled.p<{ w: number }>`\n  width: ${({ w }) => w}px;\n`'],
    ['props in a part of it', 'styled.p`${css`width: ${() => 1}px;`}`'],
    ['another component', 'styled.p`${Other}:hover & { gap: 0; }`'],
    ['attributes made of props', 'styled.p.attrs((props) => ({ title: props.id }))`gap: 0;`'],
  ])('fail with file and line where one depends on %s', async (_, style) => {
    const root = await makePackage({
      'src/Other.ts': `${IMPORT}export const Other = styled.b\`gap: 0;\`;`,
      'src/deep/X.tsx': `'use client';\n${IMPORT}import { Other } from '../Other.js';\n\nexport const X = ${style};\nexport { Other };`,
    });
    await expect(readStyles(root)).rejects.toThrow(/: src\/deep\/X\.tsx:5\.$/);
  });
});

describe('a module without its styles', () => {
  const replace = (code: string, name = 'src/primitives/Box/Box.tsx') => {
    const classes = { get: (id: string) => id.replace(/.*-/, 'ep-') } as ReadonlyMap<string, string>;
    return replaceStyles(`${IMPORT}${code}`, name, classes).toString();
  };

  test('has elements with class names in their place', () => {
    expect(replace('const Box: Type = styled.div.attrs({ hidden: true })<Props>`gap: 0;`;')).toBe(
      "import { styledElement } from '../StyledElement.js';\n" +
        "const Box: Type = /* @__PURE__ */ styledElement('div', 'ep-0', { hidden: true });",
    );
    expect(replace('const a = css`gap: 0;`; export const B = styled(A)`${a}`;')).toContain(
      "const a = ''; export const B = /* @__PURE__ */ styledElement(A, 'ep-1');",
    );
    expect(replace('export const G = createGlobalStyle`a { gap: 0; }`;', 'src/G.ts')).toBe(
      "import { styledElement } from './primitives/StyledElement.js';\nexport const G = () => null;",
    );
  });

  test('is for client and server where it held nothing else', () => {
    const code = (rest: string) =>
      replaceStyles(`'use client';\n${IMPORT}export const B = styled.b\`gap: 0;\`;\n${rest}`, 'src/B.tsx', new Map());
    expect(code('type A = 1; interface B { a: A }').toString()).not.toContain('use client');
    expect(code('export const Box = () => <B />;').toString()).toContain("'use client';");
  });
});

describe('an element with class names', () => {
  /** The type of an element and its attributes, in whatever order. */
  const shown = (element: ReactElement) =>
    (renderToStaticMarkup(element).match(/<\w+|[\w-]+="[^"]*"|>[^<]+/g) ?? [])
      .map((part) => part.replace(/^class="(.*)"/, (_, names: string) => `class="${own(names)}"`))
      .toSorted();
  /** Without the ids and the generated names of styled-components. */
  const own = (names: string) =>
    names
      .split(' ')
      .filter((name) => /^(?:base|more|theirs)$/.test(name))
      .join(' ');
  // oxlint-disable-next-line react/display-name -- a component that takes what it is given
  const Given = ({ as: Tag = 'i', ...rest }: { readonly as?: 'i' | 'u'; readonly className?: string }) =>
    createElement(Tag, rest);

  const pairs = [
    [styled.p.attrs({ className: 'base' })`gap: 0;`, styledElement('p', 'base')],
    [
      styled(styled.p.attrs({ className: 'base', title: 'a' })`gap: 0;`).attrs({
        className: 'more',
        lang: 'de',
      })`gap: 1px;`,
      styledElement(styledElement('p', 'base', { title: 'a' }), 'base more', { lang: 'de' }),
    ],
    [styled(Given).attrs({ className: 'base' })`gap: 0;`, styledElement(Given, 'base')],
  ] as const;

  test.each([
    {},
    { id: 'x', children: 'Text', 'aria-label': 'y' },
    { className: 'theirs', style: { color: 'red' } },
    { as: 'section', title: 'b' },
    { forwardedAs: 'u' },
  ])('renders what styled-components would with %j', (props) => {
    for (const [original, replaced] of pairs) {
      const [one, other] = [original, replaced].map((Component) =>
        shown(createElement(Component as 'p', props as object)),
      );
      expect(other).toEqual(one);
    }
  });
});
