/// <reference types="vite/client" />
import { readRules } from '../../../packages/ui/src/tokens/designTokens.js';
import css from '../../../packages/ui/src/tokens/tokens.css?raw';

/** The themes a provider can be given, by what its `colorScheme` is called. */
export const themes = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof themes)[number];

const rules = readRules(css);

const readValues = (isPart: (selector: string) => boolean) =>
  rules.filter(({ media, selector }) => media === '' && isPart(selector)).flatMap(({ values }) => [...values]);

const base = readValues((selector) => selector.includes(':root'));

/** The declarations of a theme, by custom property, without the prefix `--ep-`. */
const readTheme = (theme: Theme): ReadonlyMap<string, string> =>
  new Map(
    [...base, ...readValues((selector) => selector.includes(`[data-theme="${theme}"]`))].map(([name, value]) => [
      name.replace('--ep-', ''),
      value,
    ]),
  );

const tokens = { dark: readTheme('dark'), light: readTheme('light'), contrast: readTheme('contrast') };

/** What tokens.css says of a token beside its declaration. */
export const remarks: ReadonlyMap<string, string> = new Map(
  [...css.matchAll(/--ep-([\w-]+):[^;]+;\s*\/\* ([^*-][^*]*?) \*\//g)].map(([, name = '', remark = '']) => [
    name,
    remark,
  ]),
);

/** The names of the tokens that begin with one of these, in the order of tokens.css. */
export function listNames(...prefixes: readonly string[]): string[] {
  return [...tokens.dark.keys()].filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
}

/** What a theme declares for a token, references followed. */
export function resolve(theme: Theme, name: string): string {
  const value = tokens[theme].get(name) ?? '';
  const reference = /^var\(--ep-([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : resolve(theme, reference);
}

const wide = new Map(rules.filter(({ media }) => media === '(min-width: 48em)').flatMap(({ values }) => [...values]));

/** What a token is from 768 px on, where it is something else there. */
export function resolveWide(name: string): string | undefined {
  const value = wide.get(`--ep-${name}`);
  const reference = /^var\(--ep-([\w-]+)\)$/.exec(value ?? '')?.[1];
  return reference === undefined ? value : resolve('dark', reference);
}

/** A length in px, which is written in rem where it follows the browser's font size. */
export function toPixels(value: string): string {
  return value.endsWith('rem') ? `${Number(value.replace('rem', '')) * 16} px` : value.replace('px', ' px');
}
