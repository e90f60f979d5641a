import type { StrictArgTypes } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import preview from '../preview.js';

interface Story {
  readonly composed?: { readonly argTypes: StrictArgTypes };
}

const files = import.meta.glob<Readonly<Record<string, Story>>>('../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});

/** The arg types of one story of each file, by the name of the component and the prop. */
const shown = Object.entries(files).flatMap(([path, stories]) => {
  const component = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  const story = Object.values(stories).find(({ composed }) => composed !== undefined);
  return Object.entries(story?.composed?.argTypes ?? {}).map(([prop, argType]) => ({
    name: `${component}.${prop}`,
    type: argType.table?.type?.summary ?? '',
    control: typeof argType.control === 'object' ? argType.control.type : argType.control,
    options: argType.options ?? [],
    mapping: argType.mapping ?? {},
  }));
});

function Props() {
  return (
    <table>
      <caption>{shown.length} controls</caption>
      <tbody>
        {shown.map(({ name, type, control }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{type}</td>
            <td>{String(control)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = preview.meta({ component: Props, tags: ['!dev', '!autodocs'] });

/** Nothing has to be written as an object, and no enum is of an unknown type. */
export const EveryProp = meta.story({
  play: async () => {
    await expect(shown.length).toBeGreaterThan(500);
    const names = (isOne: (one: (typeof shown)[number]) => boolean) => shown.filter(isOne).map(({ name }) => name);
    await expect(names(({ control }) => control === 'object')).toEqual([]);
    await expect(names(({ type }) => type.includes('unknown[number]'))).toEqual([]);
    await expect(names(({ control, options }) => control === 'select' && options.length === 0)).toEqual([]);
  },
});

/** What a designer changes without writing an object. */
export const WhatDesignersChange = meta.story({
  play: async () => {
    const controls = Object.fromEntries(shown.map((one) => [one.name, one]));
    await expect(controls['WithdrawScreen.balance']?.options).toContain('$40.00, below every minimum');
    await expect(controls['WithdrawScreen.balanceAmount']?.control).toBe('text');
    await expect(controls['WithdrawScreen.submission']?.options).toContain('Uncertain, found');
    await expect(controls['WithdrawScreen.submissionError']?.control).toBe('text');
    await expect(controls['BotsScreen.bots']?.options).toContain('Ready, all locked');
    await expect(controls['BotsScreen.botsCount']?.control).toBe('range');
    await expect(controls['BalanceShares.balance']?.control).toBe('text');
  },
});
