import type { ArgsEnhancer, ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';
import { describeNative, type DocgenProps, inheritedProps, isNative } from './inheritedProps.js';
import { lists, type Presets, presetsByType } from './presets.js';
import { readLiteral, type ReadType, readType } from './readType.js';

/** An arg that is no prop: it changes a part of one, so that nobody has to write an object. */
export interface PartOfArg {
  readonly of: string;
  readonly part: 'amount' | 'error' | 'count';
}

/** What `withCheckedArgs` reads of an arg type. */
export interface CheckedArgType {
  /** The arg is an amount, typed as text. */
  readonly isAmount?: boolean;
  /** An empty text means that there is none. */
  readonly isOptional?: boolean;
  readonly partOf?: PartOfArg;
  /** What its control begins with, if that is not the arg itself. */
  readonly chosen?: string | number;
}

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

/** Presets by name, with what the story itself passes among them, which is `chosen` at first. */
function toSelect(
  presets: Presets,
  { isOptional, isNullable = false }: Pick<ReadType, 'isOptional' | 'isNullable'>,
  initial: unknown,
): InputType {
  const isNothing = initial === undefined || initial === null;
  const nothing = isNullable ? null : undefined;
  const named = isOptional ? { [NONE]: isNothing ? initial : nothing, ...presets } : presets;
  const known = Object.keys(named).find((name) => isSame(named[name], initial));
  const chosen = known ?? (isNothing ? undefined : AS_IN_STORY);
  const mapping: Record<string, unknown> = isNothing
    ? { ...named }
    : { ...(known === undefined && { [AS_IN_STORY]: initial }), ...named };
  // What a story passes to two props stays one object: a component may compare them.
  if (known !== undefined && !isNothing) mapping[known] = initial;
  return { options: Object.keys(mapping), mapping, chosen, control: { type: 'select' } };
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

const typed = (text: string): InputType => ({ control: { type: 'text' }, table: { type: { summary: text } } });
const never = (text: string): InputType => ({ control: false, table: { type: { summary: text } } });

/** The control of a list that has no presets of its own: it can be shortened, but not be made wrong. */
function ofList(initial: readonly unknown[]): InputType {
  if (initial.length < 2) return { control: false };
  return toSelect({ [AS_IN_STORY]: initial, 'The first alone': initial.slice(0, 1) }, { isOptional: false }, initial);
}

/** The control of a prop, by its type; `preset` is what it is without a value. */
function getControl(type: ReadType, title: string, initial: unknown, preset: unknown): InputType {
  const { name, text, isOptional } = type;
  if (name === 'enum') {
    const values = type.values ?? lists[type.list ?? ''] ?? [];
    return values.length === 0 ? never(text) : toChoice(values, preset, type, initial);
  }
  if (name === 'Decimal') return { ...typed('Decimal'), isAmount: true, isOptional };
  const presets = presetsByType[name]?.({ title, initial });
  if (presets !== undefined) return { ...toSelect(presets, type, initial), table: { type: { summary: text } } };
  if (name === 'string' || name === 'number | string') return typed(text);
  if (name === 'number') return { control: { type: 'number' }, table: { type: { summary: text } } };
  if (name === 'boolean') return { control: { type: 'boolean' }, table: { type: { summary: text } } };
  // Text is the only node that can be typed.
  if (name === 'ReactNode' && (typeof initial === 'string' || initial === undefined)) return typed(text);
  if (Array.isArray(initial)) return { ...ofList(initial), table: { type: { summary: text } } };
  return never(text);
}

/** The parts of a prop that have a control of their own. */
function getParts(prop: string, type: ReadType, initial: unknown): Record<string, InputType> {
  const table = { category: 'Parts of props' };
  const part = (of: PartOfArg, description: string, control: InputType['control']) =>
    ({ description, control, table, partOf: of }) as InputType;
  const parts: Record<string, InputType> = {};
  if (type.name === 'Sourced<Decimal>') {
    const description = `The amount of \`${prop}\`; where it comes from stays as it is.`;
    parts[`${prop}Amount`] = part({ of: prop, part: 'amount' }, description, { type: 'text' });
  }
  if (
    type.name === 'Loadable' ||
    type.name === 'Submission' ||
    type.name === 'UncertainSubmission' ||
    type.name === 'Failure'
  ) {
    const description = `The text of the error in \`${prop}\`, which has failed then.`;
    parts[`${prop}Error`] = part({ of: prop, part: 'error' }, description, { type: 'text' });
  }
  const data = (initial as { readonly data?: unknown } | undefined)?.data;
  if (type.name === 'Loadable' && Array.isArray(data) && data.length > 0) {
    const description = `How many records \`${prop}\` has.`;
    parts[`${prop}Count`] = part({ of: prop, part: 'count' }, description, { type: 'range', min: 0, max: 24, step: 1 });
  }
  return parts;
}

/** The control of a prop without documentation, inferred from the value its story passes. */
function inferType(initial: unknown): ReadType {
  const name = initial === null || initial === undefined ? 'unknown' : typeof initial;
  return { name, text: name, isOptional: false };
}

/**
 * Gives every prop a control that cannot break its component: presets by name where it takes an object, texts where it
 * takes a text or an amount, and none where nothing sensible can be chosen. What a story file says itself stays.
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
    const chosen = isFunction || FIXED.has(prop) ? never(type.text) : getControl(type, title, initial, preset);
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
    for (const [name, part] of Object.entries(getParts(prop, type, initial))) {
      enhanced[name] = { ...part, name } as StrictInputType;
    }
  }
  return Object.fromEntries(Object.entries(enhanced).toSorted(([a], [b]) => Number(isNative(a)) - Number(isNative(b))));
};

/** What a control shows at first, by the name it has there: Storybook finds no object among the presets. */
export const enhanceArgs: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  const args = { ...initialArgs };
  for (const [name, argType] of Object.entries(argTypes)) {
    const { chosen } = argType as CheckedArgType;
    if (chosen !== undefined) args[name] = chosen;
  }
  return args;
};
