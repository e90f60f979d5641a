import { parseAst } from 'vite';
import { browsers as data, features } from 'web-features';
import { floorDay } from '../../apps/web/plugins/browserFloor.ts';

type Support = Readonly<Record<string, string | undefined>>;
type Releases = readonly { readonly version: string; readonly date: string }[];
type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const browsers: readonly (readonly [name: string, { readonly releases: Releases }])[] = Object.entries(data);

/** The oldest versions supported, by the names web-features has for browsers. */
export const oldest: Readonly<Record<string, string>> = Object.fromEntries(
  browsers.map(([name, { releases }]) => [name, releases.filter(({ date }) => date <= floorDay).at(-1)?.version ?? '']),
);

/** Whether the oldest supported browsers have a feature, by its key in browser-compat-data. */
export const isOldByKey: ReadonlyMap<string, boolean> = readFeatures();

/** Whether old browsers have a method of this name on some built-in object, such as `map` of `Array`. */
const isOldByMethod = new Map<string, boolean>();
for (const [key, isOld] of isOldByKey) {
  const [, method] = /^javascript\.builtins\.\w+\.(\w+)$/.exec(key) ?? [];
  if (method !== undefined) isOldByMethod.set(method, isOld || isOldByMethod.get(method) === true);
}

/**
 * The features a piece of code uses that the oldest supported browsers lack, such as `URL.parse`: globals, their members,
 * and calls of methods that only newer built-in objects have. What is called by `?.()` counts as tested for.
 */
export function findNewFeatures(code: string, lang: 'ts' | 'tsx' | 'js' = 'tsx'): string[] {
  const [own, imported] = [new Set<string>(), new Set<string>()];
  const globals: string[] = [];
  const members: (readonly [object: string, name: string, isCall: boolean])[] = [];
  visit(parseAst(code, { lang }) as unknown as Node, (node, parent) => {
    for (const name of namesGiven(node)) (node.type.startsWith('Import') ? imported : own).add(name);
    if (node.type === 'Identifier' && isReference(node, parent)) globals.push(getName(node));
    if (node.type !== 'MemberExpression' || node['computed'] === true) return;
    const isCall = parent?.type === 'CallExpression' && parent['callee'] === node;
    if (isCall && parent['optional'] === true) return;
    members.push([getName(node['object']), getName(node['property']), isCall]);
  });
  const isOwn = (name: string): boolean => own.has(name) || imported.has(name);
  const newGlobals = globals.filter((name) => !isOwn(name) && isNewGlobal(name));
  const newMembers = members.flatMap(([object, name, isCall]) => {
    const isOld = object === '' || isOwn(object) ? undefined : isOldMember(object, name);
    if (isOld === false) return `${object}.${name}`;
    const isNewMethod = isOld === undefined && isCall && !imported.has(object) && isOldByMethod.get(name) === false;
    return isNewMethod ? `.${name}()` : [];
  });
  return [...new Set([...newGlobals, ...newMembers])].toSorted();
}

function isNewGlobal(name: string): boolean {
  if (['globalThis', 'window', 'self'].includes(name)) return false;
  const known = [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].map((key) => isOldByKey.get(key));
  return known.includes(false) && !known.includes(true);
}

/** Whether old browsers have a member of a global; `undefined` when there is no such global. */
function isOldMember(object: string, name: string): boolean | undefined {
  if (['globalThis', 'window', 'self'].includes(object)) return isNewGlobal(name) ? false : undefined;
  // The type of `navigator` is `Navigator`.
  const type = `${object.charAt(0).toUpperCase()}${object.slice(1)}`;
  const keys = [`javascript.builtins.${object}.${name}`, `api.${object}.${name}_static`, `api.${type}.${name}`];
  return keys.map((key) => isOldByKey.get(key)).find((isOld) => isOld !== undefined);
}

function readFeatures(): Map<string, boolean> {
  const known = new Map<string, boolean>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
      known.set(key, isSupported({ ...support }));
  }
  return known;
}

function isSupported(support: Support): boolean {
  return browsers.every(([name, { releases }]) => {
    const version = support[name]?.replace('≤', '');
    const release = releases.find((one) => one.version === version);
    return release !== undefined && release.date <= floorDay;
  });
}

function visit(node: Node, enter: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  // Types are gone at run time.
  if (node.type.startsWith('TS') && !('expression' in node)) return;
  enter(node, parent);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) visit(child, enter, node);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function getName(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';
}

/** The names a piece of code gives to something of its own. */
function namesGiven(node: Node): string[] {
  const given = {
    ImportSpecifier: [node['local']],
    ImportDefaultSpecifier: [node['local']],
    ImportNamespaceSpecifier: [node['local']],
    VariableDeclarator: [node['id']],
    CatchClause: [node['param']],
    AssignmentPattern: [node['left']],
    RestElement: [node['argument']],
    ArrayPattern: node['elements'],
    ObjectPattern: [node['properties']].flat().map((property) => (property as Node)?.['value']),
    FunctionDeclaration: [node['id'], ...[node['params']].flat()],
    FunctionExpression: [node['id'], ...[node['params']].flat()],
    ArrowFunctionExpression: node['params'],
    ClassDeclaration: [node['id']],
    ClassExpression: [node['id']],
  }[node.type];
  return [given].flat().map(getName).filter(Boolean);
}

/** Whether a name refers to a value rather than naming a property. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false;
  if (parent.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if (/Property|MethodDefinition/.test(parent.type)) return parent['value'] === node;
  return !/^(Import|Export|JSX|Label|Break|Continue)/.test(parent.type);
}

/** Newer features that code asks for before it uses them, and what it does without. */
export const testedFirst: Readonly<Record<string, string>> = {
  Notification: 'system notifications are not offered',
  'Notification.requestPermission': 'system notifications are not offered',
  devicePixelRatio: 'every browser has it; some leave out the zoom',
  'window.devicePixelRatio': 'every browser has it; some leave out the zoom',
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
};
