import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';
import type { Failure } from '../../packages/ui/src/model/Failure.js';
import type { Sourced } from '../../packages/ui/src/model/Provenance.js';
import { type Decimal, parseDecimal } from '../../packages/ui/src/money/decimal.js';
import type { CheckedArgType, PartOfArg } from './enhanceArgTypes.js';

const Problems = styled.ul`
  position: fixed;
  inset-block-end: var(--ep-s3);
  inset-inline-start: var(--ep-s3);
  z-index: var(--ep-z-toast);
  margin: 0;
  padding: var(--ep-s3) var(--ep-s4);
  border-radius: var(--ep-r-card);
  background: var(--ep-negative-surface);
  color: var(--ep-text-strong);
  list-style: none;
`;

type Args = Readonly<Record<string, unknown>>;

export interface CheckedArgs {
  readonly args: Args;
  /** What is wrong with what was typed, in sentences. */
  readonly problems: readonly string[];
}

const fallback: Failure = { title: 'Server Error', message: '' };

/** A prop with one part of it replaced. */
function replacePart(value: unknown, { part }: PartOfArg, typed: unknown): unknown {
  if (part === 'amount') return { provenance: 'live', ...(value as Sourced<Decimal> | null), value: typed };
  if (part === 'error') {
    const { failure, status } = (value ?? {}) as { readonly failure?: Failure; readonly status?: string };
    const message = String(typed);
    if (status === undefined) return { ...(value as Failure), message };
    return {
      ...(value as object),
      status: status === 'uncertain' ? status : 'failed',
      failure: { ...(failure ?? fallback), message },
    };
  }
  const { data = [] } = value as { readonly data?: readonly object[] };
  const more = Array.from({ length: Number(typed) }, (_, index) => {
    const record = data[index % data.length];
    return index < data.length ? record : { ...record, id: 1_000_000 + index };
  });
  return { status: 'ready', data: more };
}

/** The args a component gets: amounts that can be read, and props with the parts that were typed beside them. */
export function checkArgs(
  args: Args,
  initialArgs: Args,
  argTypes: Readonly<Record<string, CheckedArgType>>,
): CheckedArgs {
  const checked: Record<string, unknown> = {};
  const problems: string[] = [];
  const readAmount = (name: string, value: unknown) => {
    const amount = typeof value === 'string' ? parseDecimal(value) : undefined;
    if (amount === undefined) problems.push(`${name}: “${String(value)}” is not an amount. Type it like 1250.00.`);
    return amount;
  };
  for (const [name, value] of Object.entries(args)) {
    const { isAmount, isOptional, partOf } = argTypes[name] ?? {};
    if (partOf !== undefined) continue;
    const isNothing = value === undefined || value === null || (value === '' && isOptional);
    if (!isAmount) checked[name] = value;
    else if (isNothing) checked[name] = isOptional ? (value === '' ? null : value) : initialArgs[name];
    else checked[name] = readAmount(name, value) ?? initialArgs[name];
  }
  for (const [name, value] of Object.entries(args)) {
    const { partOf } = argTypes[name] ?? {};
    if (partOf === undefined || value === undefined || value === '') continue;
    const typed = partOf.part === 'amount' ? readAmount(name, value) : value;
    if (typed !== undefined) checked[partOf.of] = replacePart(checked[partOf.of], partOf, typed);
  }
  return { args: checked, problems };
}

/** Keeps what is typed into a control from breaking the story, and says what is wrong with it. */
export const withCheckedArgs: Decorator = (Story, { args, initialArgs, argTypes }) => {
  const isChecked = Object.keys(args).some((name) => {
    const { isAmount, partOf } = (argTypes[name] ?? {}) as CheckedArgType;
    return partOf !== undefined || (isAmount === true && args[name] !== initialArgs[name]);
  });
  if (!isChecked) return <Story />;
  const checked = checkArgs(args, initialArgs, argTypes as Readonly<Record<string, CheckedArgType>>);
  return (
    <>
      <Story args={checked.args} />
      {checked.problems.length > 0 && (
        <Problems role="alert">
          {checked.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Problems>
      )}
    </>
  );
};
