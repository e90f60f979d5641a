import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';
import { lists, type Presets, presetsByType } from './presets.js';
import { type DocgenType, type ReadType, readType } from './readType.js';

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
}

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { readonly tsType?: DocgenType }>> };
}

const NONE = 'None';
const FIXED = new Set(['style', 'ref', 'container']);

function toSelect(presets: Presets, isOptional: boolean): InputType {
  const mapping = isOptional ? { [NONE]: undefined, ...presets } : presets;
  return { options: Object.keys(mapping), mapping, control: { type: 'select' } };
}

const typed = (text: string): InputType => ({ control: { type: 'text' }, table: { type: { summary: text } } });
const never = (text: string): InputType => ({ control: false, table: { type: { summary: text } } });

/** The control of a list that has no presets of its own: it can be shortened, but not be made wrong. */
function ofList(initial: readonly unknown[]): InputType {
  if (initial.length < 2) return { control: false };
  return toSelect({ 'As in this story': initial, 'The first alone': initial.slice(0, 1) }, false);
}

/** The control of a prop, by its type. */
function getControl(type: ReadType, title: string, initial: unknown): InputType {
  const { name, text, isOptional } = type;
  if (name === 'enum') {
    const values = type.values ?? lists[type.list ?? ''] ?? [];
    if (values.length === 0) return never(text);
    return {
      options: values,
      control: { type: values.length > 4 ? 'select' : 'radio' },
      table: { type: { summary: values.map((value) => `'${value}'`).join(' | ') } },
    };
  }
  if (name === 'Decimal') return { ...typed('Decimal'), isAmount: true, isOptional };
  const presets = presetsByType[name]?.({ title, initial });
  if (presets !== undefined) return { ...toSelect(presets, isOptional), table: { type: { summary: text } } };
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

/** What can be told of a prop without documentation: from what its story passes. */
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
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const enhanced: Record<string, StrictInputType> = {};
  for (const prop of new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])) {
    const own: StrictInputType = argTypes[prop] ?? { name: prop };
    const initial: unknown = initialArgs[prop];
    const documented = props[prop]?.tsType;
    const type = documented === undefined ? inferType(initial) : readType(documented);
    const isFunction = type.name === 'function' || own.type?.name === 'function' || typeof initial === 'function';
    const chosen = isFunction || FIXED.has(prop) ? never(type.text) : getControl(type, title, initial);
    const table = { ...own.table, ...(documented !== undefined && chosen.table) };
    const isSetByStory = own.control !== undefined || own.options !== undefined;
    enhanced[prop] = { ...own, ...(!isSetByStory && chosen), name: own.name, table } as StrictInputType;
    for (const [name, part] of Object.entries(getParts(prop, type, initial))) {
      enhanced[name] = { ...part, name } as StrictInputType;
    }
  }
  return enhanced;
};
