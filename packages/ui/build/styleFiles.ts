import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import MagicString from 'magic-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { build, type Plugin } from 'vite';
import { findStyles, isStyleSource, getLine, mayHoldStyles } from './findStyles.ts';
import type { Made } from './recorder.ts';

/** The rules of one component, or of one global style. */
export interface Rules {
  /** Of which file, by its path from the package's root. */
  readonly file: string;
  /** The class that selects them; none for a global style. */
  readonly className: string | undefined;
  readonly css: string;
}

/** The styles of a package as class names and rules. */
export interface StyleFiles {
  /** The class names of each component by its id, those of what it extends first. */
  readonly classes: ReadonlyMap<string, string>;
  /** In the order in which they must come. */
  readonly rules: readonly Rules[];
}

const RECORDER = new URL('recorder.ts', import.meta.url).pathname;
const ENTRY = '\0all-styles';
/** What is left of a styled component, without its ending. */
const ELEMENT = 'src/primitives/StyledElement';

/** The path of a file from the package's root, as a URL has it. */
export const getName = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');

/**
 * Evaluates all style modules of a package with styled-components itself.
 * @throws Error where a style depends on props, with its file and line.
 */
export async function readStyles(root: string): Promise<StyleFiles> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter(isStyleSource)
    .map((file) => join(root, file))
    .filter((file) => mayHoldStyles(readFileSync(file, 'utf8')))
    .toSorted();
  const places = new Map<string, string>();
  const dynamic: string[] = [];
  const imports = [...files, RECORDER].map((file) => `export * from ${JSON.stringify(file)};`).join('\n');
  const record: Plugin = {
    name: 'record-styles',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? imports : null),
    transform: {
      filter: { id: files },
      handler(code, id) {
        const name = getName(root, id);
        for (const { id: style, start, hasDynamicAttributes } of findStyles(code, name).styles) {
          places.set(style, `${name}:${getLine(code, start)}`);
          if (hasDynamicAttributes) dynamic.push(style);
        }
        return recordStyles(code, name);
      },
    },
  };
  const made = await evaluate(root, record);
  dynamic.push(...made.flatMap(({ id, isDynamic }) => (isDynamic ? [id] : [])));
  if (dynamic.length > 0)
    throw new Error(
      `Styles become files and cannot depend on props or on other components: ${dynamic.map((id) => places.get(id)).join(', ')}.`,
    );
  return render(made, (id) => places.get(id)?.replace(/:\d+$/, '') ?? '');
}

/** Bundles the style modules, and runs them beside the packages they import. */
async function evaluate(root: string, record: Plugin): Promise<readonly Made[]> {
  const outDir = join(root, `node_modules/.styles-${randomUUID()}`);
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [record],
      build: { ssr: true, outDir, rolldownOptions: { input: { styles: ENTRY }, treeshake: false } },
    });
    const styles: { readonly made: readonly Made[] } = await import(pathToFileURL(join(outDir, 'styles.js')).href);
    return styles.made;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A module with an id for each of its styled components. */
export function nameStyles(code: string, name: string): MagicString {
  const text = new MagicString(code);
  for (const { id, kind, baseEnd } of findStyles(code, name).styles)
    if (kind === 'styled') text.appendLeft(baseEnd, `.withConfig({ componentId: '${id}' })`);
  return text;
}

function recordStyles(code: string, name: string): string {
  const text = nameStyles(code, name);
  for (const { id, kind, start, tagEnd } of findStyles(code, name).styles)
    if (kind === 'styled' || kind === 'createGlobalStyle')
      text.prependRight(start, `recorded('${id}', `).appendLeft(tagEnd, ')');
  return text.append(`\nimport { recorded } from ${JSON.stringify(RECORDER)};`).toString();
}

/** The same module without styles: each styled component is an element with class names, each global style nothing. */
export function replaceStyles(code: string, name: string, classes: StyleFiles['classes']): MagicString {
  const text = new MagicString(code);
  const { styles, place, needlessDirective } = findStyles(code, name);
  const element = relative(dirname(name), ELEMENT).replaceAll('\\', '/');
  text.overwrite(...place, `import { styledElement } from '${element.startsWith('.') ? '' : './'}${element}.js';`);
  if (needlessDirective) text.remove(...needlessDirective);
  for (const { id, kind, start, end, target, attributes } of styles) {
    const options = [target, `'${classes.get(id)}'`, ...(attributes === undefined ? [] : [attributes])].join(', ');
    const without = { styled: `/* @__PURE__ */ styledElement(${options})`, createGlobalStyle: '() => null' };
    // What is put into other styles is in their rules by now.
    text.overwrite(start, end, kind === 'css' || kind === 'keyframes' ? "''" : without[kind]);
  }
  return text;
}

/** Whatever styled-components puts between two rules of a server's sheet, and after those of a component. */
const END = '/*!sc*/\n';
const MARK = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^",]*),"\}$/;
const KEYFRAMES = 'sc-keyframes-';

function render(made: readonly Made[], fileOf: (id: string) => string): StyleFiles {
  const sheet = new ServerStyleSheet();
  const classes = new Map<string, string>();
  /** The id of each global style by that of its rules. */
  const globals = new Map<string, string>();
  const marks = () =>
    sheet
      .getStyleTags()
      .split(END)
      .flatMap((rule) => MARK.exec(rule)?.[1] ?? []);
  for (const { id, Component } of made) {
    const element = createElement(Component, { as: 'i' });
    const html = renderToStaticMarkup(createElement(StyleSheetManager, { sheet: sheet.instance }, element));
    const [, names] = /class="([^"]*)"/.exec(html) ?? [];
    // The ids come first, which only `& + &` selects: the component's own class does as well.
    const own = names?.split(' ').filter((name) => !name.startsWith('ep-'));
    if (own) classes.set(id, own.map((name) => `ep-${name}`).join(' '));
    else globals.set(marks().findLast((mark) => mark.startsWith('sc-global-')) ?? '', id);
  }

  const rules: Rules[] = [];
  const frames = new Map<string, string>();
  let css: string[] = [];
  for (const rule of sheet
    .getStyleTags()
    .replace(/^<style[^>]*>/, '')
    .split(END)) {
    const [, id = '', name = ''] = MARK.exec(rule) ?? [];
    if (id === '') {
      css.push(rule);
      continue;
    }
    const text = css.join('\n');
    css = [];
    if (id.startsWith(KEYFRAMES)) frames.set(name, text.replace(name, `ep-${name}`));
    else if (classes.has(id)) {
      const used = [...frames].filter(([frame]) => text.includes(frame));
      const named = used.reduce(
        (all, [frame]) => all.replaceAll(frame, `ep-${frame}`),
        text.replaceAll(`.${name}`, `.ep-${name}`).replaceAll(`.${id}`, `.ep-${name}`),
      );
      rules.push({
        file: fileOf(id),
        className: `ep-${name}`,
        css: [...used.map(([, frame]) => frame), named].join('\n'),
      });
    } else rules.push({ file: fileOf(globals.get(id) ?? ''), className: undefined, css: text });
  }
  return { classes, rules };
}
