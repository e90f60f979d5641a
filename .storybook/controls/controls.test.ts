import { describe, expect, it } from 'vitest';
import type { StrictArgTypes } from 'storybook/internal/types';
import { enhanceArgs, enhanceArgTypes } from './enhanceArgTypes.ts';
import type { DocgenType } from './readType.ts';
import { bots } from '../../packages/ui/src/fixtures/bots.ts';
import { serverFailure } from '../../packages/ui/src/fixtures/failures.ts';
import { live } from '../../packages/ui/src/model/Provenance.ts';
import { decimal } from '../../packages/ui/src/money/decimal.ts';

const union = (raw: string, ...names: readonly string[]): DocgenType => ({
  name: 'union',
  raw,
  elements: names.map((name) => (/^['"\d-]/.test(name) ? { name: 'literal', value: name } : { name })),
});

const loadable: DocgenType = {
  name: 'union',
  raw: "| { readonly status: 'loading'; readonly data?: T }\n| { readonly status: 'ready'; readonly data: T }",
};
const submission: DocgenType = { name: 'union', raw: "| { readonly status: 'idle' }\n| UncertainSubmission" };

/** What Storybook makes of a component with these props, as its docgen writes them. */
function createControls(
  types: Readonly<Record<string, DocgenType>>,
  initialArgs: Readonly<Record<string, unknown>> = {},
) {
  const props = Object.fromEntries(Object.entries(types).map(([name, tsType]) => [name, { tsType }]));
  const argTypes: StrictArgTypes = Object.fromEntries(Object.keys(types).map((name) => [name, { name }]));
  const component = Object.assign(() => null, { __docgenInfo: { props } });
  return enhanceArgTypes({
    argTypes,
    component,
    title: 'Screens/BotsScreen',
    initialArgs,
  } as unknown as Parameters<typeof enhanceArgTypes>[0]);
}

describe('controls of props', () => {
  it('lists what must be passed first, and attributes of the element last', () => {
    const prop = (required: boolean) => ({ name: '', type: { name: 'string', required } });
    const given = { argTypes: { id: prop(false), after: prop(false), bots: prop(true) }, title: 'A', initialArgs: {} };
    const argTypes = enhanceArgTypes(given as unknown as Parameters<typeof enhanceArgTypes>[0]);
    expect(Object.keys(argTypes)).toEqual(['bots', 'after', 'id']);
  });

  it('offers a line of text for an optional text', () => {
    const { error } = createControls({ error: union('string | null | undefined', 'string', 'null', 'undefined') });
    expect(error).toMatchObject({ control: { type: 'text' }, table: { type: { summary: 'string' } } });
  });

  it.each([
    [
      'a constant',
      { name: 'unknown', raw: '(typeof noteTones)[number]' },
      ['neutral', 'accent', 'warning', 'negative'],
    ],
    ['literals', union("'small' | 'large'", "'small'", "'large'"), ['small', 'large']],
  ])('offers the values of an enum that is written as %s', (_, type, options) => {
    const { size } = createControls({ size: type });
    expect(size?.options).toEqual(options);
    expect(size?.table?.type?.summary).toBe(options.map((one) => `'${one}'`).join(' | '));
  });

  it('offers none for an enum that may be left out, and numbers where they are numbers', () => {
    const { size, level } = createControls({
      size: union("'small' | 'large' | undefined", "'small'", "'large'", 'undefined'),
      level: union('-1 | 3', '-1', '3'),
    });
    expect(size?.options).toEqual(['None', 'small', 'large']);
    expect(size?.mapping).toEqual({ None: undefined });
    expect(level?.options).toEqual([-1, 3]);
    expect(level?.table?.type?.summary).toBe('-1 | 3');
  });

  it('offers every state of a resource', () => {
    const initial = { status: 'ready', data: bots };
    const { bots: control } = createControls({ bots: loadable }, { bots: initial });
    expect(control?.options).toEqual([
      'Ready',
      'Empty',
      'Loading',
      'Loading again',
      'Failed',
      'Failed, with older data',
      'Ready, all locked',
    ]);
  });

  it('leaves two props the one object that their story passes to both', () => {
    const failed = { status: 'failed', failure: serverFailure };
    const controls = createControls({ submission, past: submission }, { submission: failed, past: failed });
    const getChosen = (name: string) => {
      const { chosen, mapping } = controls[name] as { chosen?: string; mapping?: Record<string, unknown> };
      return mapping?.[chosen ?? ''];
    };
    expect(getChosen('submission')).toBe(failed);
    expect(getChosen('past')).toBe(failed);
  });

  it('offers balances of every source', () => {
    const type = { name: 'Sourced', raw: 'Sourced<Decimal>', elements: [{ name: 'Decimal' }] };
    const { balance } = createControls({ balance: type }, { balance: live(decimal('1')) });
    expect(balance?.options).toEqual(expect.arrayContaining(['$0.00', 'Saved, out of date', 'As in this story']));
  });

  it.each([
    ['a function', { name: 'signature', raw: '() => void' }, () => {}],
    ['an optional function', union('(() => void) | undefined', 'unknown', 'undefined'), undefined],
    ['a style', union('CSSProperties | undefined', 'CSSProperties', 'undefined'), undefined],
    ['an object without presets', { name: 'WithdrawalDraftCheck' }, { isChecked: true }],
    ['an element', { name: 'ReactReactNode', raw: 'ReactNode' }, { props: {} }],
  ])('offers nothing for %s', (_, type, initial) => {
    expect(createControls({ style: type }, { style: initial })['style']?.control).toBe(false);
  });

  it('lets a story file say otherwise', () => {
    const own = { kind: { name: 'kind', control: { type: 'radio' }, options: ['a'] } } as unknown as StrictArgTypes;
    const context = { argTypes: own, component: () => null, title: 'A', initialArgs: { kind: 'a' } };
    const enhanced = enhanceArgTypes(context as unknown as Parameters<typeof enhanceArgTypes>[0]);
    expect(enhanced['kind']).toMatchObject({ control: { type: 'radio' }, options: ['a'] });
  });
});

describe('what a control shows at first', () => {
  const makeArgs = (type: DocgenType, initial?: unknown) => {
    const initialArgs = initial === undefined ? {} : { prop: initial };
    const argTypes = createControls({ prop: type }, initialArgs);
    const context = { argTypes, initialArgs } as unknown as Parameters<typeof enhanceArgs>[0];
    const { prop } = enhanceArgs(context);
    return { prop, value: argTypes['prop']?.mapping?.[String(prop)] };
  };

  it.each([
    ['a preset that is the same', submission, { status: 'sending' }, 'Sending'],
    ['what no preset is like', submission, { status: 'idle', isNew: true }, 'As in this story'],
    ['none', union('Failure | null', 'Failure', 'null'), null, 'None'],
  ])('is the name of %s', (_, type, initial, name) => {
    const { prop, value } = makeArgs(type, initial);
    expect(prop).toBe(name);
    expect(value).toEqual(initial);
  });

  it('is the default of an enum', () => {
    const type = union("'small' | 'large' | undefined", "'small'", "'large'", 'undefined');
    expect(makeArgs(type).prop).toBe('None');
    expect(makeArgs(type, 'large').prop).toBe('large');
    const props = { prop: { tsType: type, defaultValue: { value: "'small'" } } };
    const component = Object.assign(() => null, { __docgenInfo: { props } });
    const given = { argTypes: { prop: { name: 'prop' } }, component, title: 'A', initialArgs: {} };
    const argTypes = enhanceArgTypes(given as unknown as Parameters<typeof enhanceArgTypes>[0]);
    const context = { argTypes, initialArgs: {} } as unknown as Parameters<typeof enhanceArgs>[0];
    expect(enhanceArgs(context)).toEqual({ prop: 'small' });
  });
});
