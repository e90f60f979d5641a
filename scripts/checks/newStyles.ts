import { isOldByKey } from './newFeatures.ts';

/** Units whose key in browser-compat-data is not their name. */
const unitKeys: readonly (readonly [unit: RegExp, key: string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/** Functions by name, such as `color-mix`: whether the oldest supported browsers have them anywhere. */
const isOldFunction = new Map<string, boolean>();
for (const [key, isOld] of isOldByKey) {
  const [, name] = /^css\.types\.(?:[\w-]+\.)?([\w-]+)$/.exec(key) ?? [];
  if (name !== undefined) isOldFunction.set(name, isOld || isOldFunction.get(name) === true);
}

const isNew = (key: string): boolean => isOldByKey.get(key) === false;

/**
 * The features a style sheet uses that the oldest supported browsers lack, such as `text-wrap: pretty`: properties and
 * their words, functions, units, at-rules with their conditions, and selectors. What is within `@supports` counts as
 * tested for.
 */
export function findNewStyles(sheet: string): string[] {
  const plain = sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/url\([^)]*\)/g, 'url()')
    .replace(/"[^"]*"|'[^']*'/g, '""');
  const found = new Set<string>();
  /** For each open block, whether it is within `@supports`. */
  const blocks: boolean[] = [];
  for (const [, text = '', end] of plain.matchAll(/([^{};]*)([{};]|$)/g)) {
    const isTested = blocks.at(-1) === true;
    const part = text.trim();
    if (end === '{') blocks.push(isTested || part.startsWith('@supports'));
    if (!isTested && !part.startsWith('@supports')) {
      const names = end === '{' || part.startsWith('@') ? inPrelude(part) : inDeclaration(part);
      for (const name of names) found.add(name);
    }
    if (end === '}') blocks.pop();
  }
  return [...found].toSorted();
}

function inPrelude(part: string): string[] {
  const [, rule = '', condition = ''] = /^@([\w-]+)\s*([^]*)$/.exec(part) ?? [];
  if (rule === '') return inSelector(part);
  const features = [...condition.matchAll(/\(\s*([\w-]+)/g)].map(([, name = '']) => name);
  return [
    ...(isNew(`css.at-rules.${rule}`) ? [`@${rule}`] : []),
    ...features.filter((name) => isNew(`css.at-rules.${rule}.${name}`)).map((name) => `@${rule} (${name})`),
    ...(/[<>]/.test(condition) && isNew(`css.at-rules.${rule}.range_syntax`) ? [`@${rule} (a < b)`] : []),
    ...(/\bstyle\(/.test(condition) ? [`@${rule} style()`] : []),
  ];
}

function inSelector(part: string): string[] {
  return [...part.matchAll(/::?([a-z][\w-]*)/g)]
    .filter(([, name = '']) => isNew(`css.selectors.${name}`))
    .map(([selector]) => selector);
}

function inDeclaration(part: string): string[] {
  const [, property = '', value = ''] = /^([\w-]+)\s*:([^]*)$/.exec(part) ?? [];
  if (property === '') return [];
  const words = [...value.matchAll(/(?<![\w-])[a-z][\w-]*(?![\w(-])/gi)].map(([word]) => word);
  const calls = [...value.matchAll(/([a-z][\w-]*)\((\s*from\b)?/gi)];
  const units = [...value.matchAll(/(?<![\w-])[\d.]+([a-z]+)/gi)].map(([, unit = '']) => unit.toLowerCase());
  return [
    ...(isNew(`css.properties.${property}`) ? [property] : []),
    ...words.filter((word) => isNew(`css.properties.${property}.${word}`)).map((word) => `${property}: ${word}`),
    ...calls.filter(([, name = '']) => isOldFunction.get(name) === false).map(([, name]) => `${name}()`),
    ...calls
      .filter(([, name = '', from]) => from !== undefined && isNew(`css.types.color.${name}.relative_syntax`))
      .map(([, name]) => `${name}(from …)`),
    ...units.filter((unit) => isNew(`css.types.length.${keyOfUnit(unit)}`)),
  ];
}

function keyOfUnit(unit: string): string {
  return unitKeys.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
}

/** The style sheets within a source: the templates of styled-components, with a name in each place that is filled in. */
export function stylesIn(source: string): string {
  const templates = /(?:\b(?:css|keyframes|createGlobalStyle)|\bstyled(?:\.\w+|\([^)`]*\))[^`;=]*)`([^`]*)`/g;
  return [...source.matchAll(templates)].map(([, text = '']) => text.replace(/\$\{[^}]*\}/g, 'filled')).join('\n');
}

/** Newer features that a style can do without, and what is seen then; a property covers all of its values. */
export const extras: Readonly<Record<string, string>> = {
  cursor: 'fingers have none',
  resize: 'fields are not resized with a finger',
  'forced-color-adjust': 'browsers without it have no forced colors',
  'user-select': '`-webkit-user-select` precedes it',
  'scrollbar-gutter': 'a page moves sideways when its scrollbar comes',
  'scrollbar-width': '`::-webkit-scrollbar` accompanies it, or the scrollbar is as wide as others',
  'overflow-anchor': 'browsers without it do not move a page by themselves either',
  'overscroll-behavior': 'the page behind a dialog scrolls on at its end',
  'content-visibility': 'rows outside the window are laid out, too',
  'text-wrap: pretty': 'the last line of a paragraph may be one word',
  'print-color-adjust': 'a change is printed with its sign and without an arrow',
};

/** Whether a style can do without a feature. */
export const isExtra = (name: string): boolean =>
  Object.hasOwn(extras, name) || Object.hasOwn(extras, name.split(':', 1)[0] ?? '');
