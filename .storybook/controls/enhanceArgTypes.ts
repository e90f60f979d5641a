import type { ArgsEnhancer, ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';
import { describeNative, type DocgenProps, inheritedProps, isNative } from './inheritedProps.js';
import { lists, type Presets, presetsByType } from './presets.js';
import { readLiteral, type ReadType, readType } from './readType.js';

interface Documented {
  readonly __docgenInfo?: { readonly props?: DocgenProps };
}

const NONE = 'None';
const AS_IN_STORY = 'As in this story';
const FIXED = new Set(['style', 'ref', 'container']);

/** Whether two values show the same: presets and stories often build equal objects. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    // An element, which refers to itself.
    return false;
  }
}

/** Presets by name, with what the story itself passes among them, which is chosen at first. */
function toSelect(presets: Presets, { isOptional, isNullable, text }: ReadType, initial: unknown): InputType {
  const isNothing = initial === undefined || initial === null;
  const named = isOptional ? { [NONE]: isNothing || !isNullable ? undefined : null, ...presets } : presets;
  const known = Object.keys(named).find((name) => isSame(named[name], initial));
  const chosen = known ?? AS_IN_STORY;
  // What a story passes to two props stays one object: a component may compare them.
  const mapping = isNothing && isOptional ? { ...named, [NONE]: initial } : { ...named, [chosen]: initial };
  return {
    options: Object.keys(mapping),
    mapping,
    chosen: isNothing && isOptional ? NONE : chosen,
    control: { type: 'select' },
    table: { type: { summary: text } },
  };
}

/** The values of an enum; without one it has its default, or none. */
function toChoice(values: readonly (string | number)[], preset: unknown, type: ReadType, initial: unknown): InputType {
  const isUnset = initial === undefined && type.isOptional && !values.some((value) => value === preset);
  const options = isUnset ? [NONE, ...values] : values;
  return {
    options,
    ...(isUnset && { mapping: { [NONE]: undefined } }),
    ...(initial === undefined && { chosen: isUnset ? NONE : preset }),
    control: { type: options.length > 4 ? 'select' : 'radio' },
    table: {
      type: { summary: values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(' | ') },
    },
  };
}

/** The control of a prop, by its type; `preset` is what it is without a value. */
function getControl(type: ReadType, title: string, initial: unknown, preset: unknown): InputType {
  const { name, text } = type;
  const table = { type: { summary: text } };
  if (name === 'enum') {
    const values = type.values ?? lists[type.list ?? ''] ?? [];
    return values.length === 0 ? { control: false, table } : toChoice(values, preset, type, initial);
  }
  const presets = presetsByType[name]?.({ title, initial });
  if (presets !== undefined) return toSelect(presets, type, initial);
  if (name === 'number' || name === 'boolean') return { control: { type: name }, table };
  // Text is the only node that can be typed.
  const isText = name === 'ReactNode' && (typeof initial === 'string' || initial === undefined);
  if (isText || name === 'string' || name === 'number | string') return { control: { type: 'text' }, table };
  return { control: false, table };
}

/** The control of a prop without documentation, inferred from the value its story passes. */
function inferType(initial: unknown): ReadType {
  const name = initial === null || initial === undefined ? 'unknown' : typeof initial;
  return { name, text: name, isOptional: false };
}

/**
 * Gives every prop a control that cannot break its component: presets by name where it takes an object or an amount, and
 * none where nothing sensible can be chosen. What a story file says itself stays. What must be passed comes first.
 */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, component, title, initialArgs }) => {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
  const read = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const inherited = inheritedProps(title.split('/').at(-1) ?? '');
  const enhanced: Record<string, StrictInputType> = {};
  for (const prop of new Set([...Object.keys(argTypes), ...Object.keys(inherited), ...Object.keys(initialArgs)])) {
    const own: StrictInputType = argTypes[prop] ?? { name: prop };
    const initial: unknown = initialArgs[prop];
    const { tsType, required, defaultValue, description } = { ...inherited[prop], ...read[prop] };
    const known = tsType === undefined ? inferType(initial) : readType(tsType);
    const type = required === false ? { ...known, isOptional: true } : known;
    const isFunction = type.name === 'function' || own.type?.name === 'function' || typeof initial === 'function';
    const preset = typeof defaultValue?.value === 'string' ? readLiteral(defaultValue.value) : undefined;
    const isFixed = isFunction || FIXED.has(prop);
    const chosen: InputType = isFixed
      ? { control: false, table: { type: { summary: type.text } } }
      : getControl(type, title, initial, preset);
    const table = { ...own.table, ...(tsType !== undefined && chosen.table) };
    const isSetByStory = own.control !== undefined || own.options !== undefined;
    const isDefault = initial === undefined && own.options?.some((option) => option === preset);
    const described = own.description || description || inherited[prop]?.description || describeNative(prop);
    enhanced[prop] = {
      ...own,
      ...(isSetByStory ? isDefault && { chosen: preset } : chosen),
      ...(described && { description: described }),
      name: own.name,
      // Only parts that no entry point exports have props without a word: nothing for those who look at a table.
      table: described ? table : { ...table, disable: true },
    } as StrictInputType;
  }
  const getRank = (prop: string) => (isNative(prop) ? 2 : argTypes[prop]?.type?.required === true ? 0 : 1);
  return Object.fromEntries(Object.entries(enhanced).toSorted(([a], [b]) => getRank(a) - getRank(b)));
};

/** What a control shows at first, by the name it has there: Storybook finds no object among the presets. */
export const enhanceArgs: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  const args = { ...initialArgs };
  for (const [name, argType] of Object.entries(argTypes)) {
    const { chosen } = argType as { readonly chosen?: string | number };
    if (chosen !== undefined) args[name] = chosen;
  }
  return args;
};
