import stylelint from 'stylelint';
import { parseAst } from 'vite';
import { features } from 'web-features';
import { floorDay } from '../../apps/web/plugins/browserFloor.ts';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Whether the oldest supported browsers have a feature, by its key in browser-compat-data. */
const isOldByKey: ReadonlyMap<string, boolean> = new Map(
  Object.values(features).flatMap((feature) =>
    Object.entries((feature.kind === 'feature' && feature.status.by_compat_key) || {}).map(([key, status]) => [
      key,
      (status.baseline_low_date?.replace('≤', '') ?? '9999') <= floorDay,
    ]),
  ),
);

/**
 * The globals and their members in a built script that the oldest supported browsers lack, such as `URL.parse`. What newer
 * built-in objects can do is no type in our sources: they are compiled for ES2024.
 */
export function findNewFeatures(code: string): string[] {
  const names = new Set<string>();
  collectNames(parseAst(code, { lang: 'js' }) as unknown as Node, names);
  return [...names].filter(isNew).toSorted();
}

function isNew(name: string): boolean {
  const [, object = '', member = ''] = /^(?:(?:globalThis|window|self)\.)?(\w+)(?:\.(\w+))?$/.exec(name) ?? [];
  // The type of `navigator` is `Navigator`.
  const type = `${object.charAt(0).toUpperCase()}${object.slice(1)}`;
  const keys =
    member === ''
      ? [`javascript.builtins.${object}`, `api.${object}`, `api.Window.${object}`]
      : [`javascript.builtins.${object}.${member}`, `api.${object}.${member}_static`, `api.${type}.${member}`];
  const known = keys.map((key) => isOldByKey.get(key));
  return known.includes(false) && !known.includes(true);
}

/** Adds each name that stands alone, and each member of one. Names of our own are short in a built script. */
function collectNames(node: Node, names: Set<string>): void {
  const { type, object, property } = node;
  if (type === 'Identifier') names.add(String(node['name']));
  if (type === 'MemberExpression' && node['computed'] !== true && isNode(object) && isNode(property)) {
    if (object.type === 'Identifier') names.add(`${String(object['name'])}.${String(property['name'])}`);
    return collectNames(object, names);
  }
  const isNamed = /Property$|Definition$/.test(type) && node['computed'] !== true;
  const children = isNamed ? [node['value']] : Object.values(node);
  for (const child of children.flat()) if (isNode(child)) collectNames(child, names);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Newer features that code asks for before it uses them, and what it does without. */
export const testedFirst: Readonly<Record<string, string>> = {
  Notification: 'system notifications are not offered',
  'Notification.requestPermission': 'system notifications are not offered',
  devicePixelRatio: 'every browser has it; some leave out the zoom',
  'window.devicePixelRatio': 'as above',
  'globalThis.trustedTypes': 'the policy has no say over texts that become markup',
  'navigator.connection': 'screens are fetched in advance on every connection',
  'window.requestIdleCallback': 'a timer takes its place',
  'window.cancelIdleCallback': 'a timer takes its place',
  // In dependencies.
  navigation: 'React shows no loading indicator of the browser',
  'navigation.currentEntry': 'as above',
  'navigation.navigate': 'as above',
  'navigation.transition': 'as above',
  'Uint8Array.fromHex': 'the hash library converts by itself',
  unescape: 'every browser has it; it is not recommended',
};

/** Newer features that a style can do without, and what is seen then. */
const extras: Readonly<Record<string, string>> = {
  'forced-color-adjust': 'browsers without it have no forced colors',
  resize: 'fields are not resized with a finger',
  'user-select': '`-webkit-user-select` precedes it',
  'scrollbar-gutter': 'a page moves sideways when its scrollbar comes',
  'scrollbar-width': '`::-webkit-scrollbar` accompanies it, or the scrollbar is as wide as others',
  'font-size-adjust': 'a headline can have a line more until its typeface has come',
  'overflow-anchor': 'browsers without it do not move a page by themselves either',
  'overscroll-behavior': 'the page behind a dialog scrolls on at its end',
  'content-visibility': 'rows outside the window are laid out, too',
  'text-wrap': 'the last line of a paragraph may be one word',
  'print-color-adjust': 'a change is printed with its sign and without an arrow',
};

const ignoreProperties = Object.fromEntries(Object.keys(extras).map((name) => [name, ['/./']]));

/** What a style sheet uses that is not widely available, which is what the oldest supported browsers have: a sentence each. */
export async function findNewStyles(sheet: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: sheet,
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, { available: 'widely', ignoreProperties }] },
    },
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}
