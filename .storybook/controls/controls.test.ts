import { describe, expect, it } from 'vitest';
import type { StrictArgTypes } from 'storybook/internal/types';
import { enhanceArgs, enhanceArgTypes } from './enhanceArgTypes.ts';
import type { DocgenType } from './readType.ts';
import { checkArgs } from './withCheckedArgs.tsx';
import { bots } from '../../packages/ui/src/fixtures/bots.ts';
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

  it('offers every state of a resource, its error and the number of its records', () => {
    const initial = { status: 'ready', data: bots };
    const { bots: control, botsError, botsCount } = createControls({ bots: loadable }, { bots: initial });
    expect(control?.options).toEqual([
      'Ready',
      'Empty',
      'Loading',
      'Loading again',
      'Failed',
      'Failed, with older data',
      'Ready, all locked',
    ]);
    expect(botsError?.control).toEqual({ type: 'text' });
    expect(botsCount?.control).toMatchObject({ type: 'range', max: 24 });
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
});

describe('what a control shows at first', () => {
  const getArgs = (type: DocgenType, initial?: unknown) => {
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
    ['a list', { name: 'ReactList', raw: 'readonly string[]' }, ['a', 'b'], 'As in this story'],
  ])('is the name of %s', (_, type, initial, name) => {
    const { prop, value } = getArgs(type, initial);
    expect(prop).toBe(name);
    expect(value).toEqual(initial);
  });
});

describe('args that are typed', () => {
  const amount = decimal('50');

  it('says what is wrong with an amount and keeps the one before', () => {
    const argTypes = { minimum: { isAmount: true } };
    const { args, problems } = checkArgs({ minimum: '12x' }, { minimum: amount }, argTypes);
    expect(args).toEqual({ minimum: amount });
    expect(problems).toEqual(['minimum: “12x” is not an amount. Type it like 1250.00.']);
  });

  it('takes an amount that can be read, and an empty one for none', () => {
    const argTypes = { minimum: { isAmount: true, isOptional: true } };
    expect(checkArgs({ minimum: '12.5' }, { minimum: amount }, argTypes)).toEqual({
      args: { minimum: '12.5' },
      problems: [],
    });
    expect(checkArgs({ minimum: '' }, { minimum: amount }, argTypes).args).toEqual({ minimum: null });
  });

  it('changes an amount without its source', () => {
    const argTypes = { balanceAmount: { partOf: { of: 'balance', part: 'amount' } as const } };
    const balance = { value: amount, provenance: 'stale' };
    const { args } = checkArgs({ balance, balanceAmount: '7' }, { balance }, argTypes);
    expect(args).toEqual({ balance: { value: '7', provenance: 'stale' } });
    expect(checkArgs({ balance: null, balanceAmount: '7' }, {}, argTypes).args).toEqual({
      balance: { value: '7', provenance: 'live' },
    });
  });

  it('repeats records with ids of their own', () => {
    const argTypes = { botsCount: { partOf: { of: 'bots', part: 'count' } as const } };
    const { args } = checkArgs({ bots: { status: 'ready', data: bots }, botsCount: 7 }, {}, argTypes);
    const { data } = args['bots'] as { readonly data: readonly { readonly id: unknown }[] };
    expect(new Set(data.map(({ id }) => id)).size).toBe(7);
  });
});
