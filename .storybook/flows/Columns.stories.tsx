import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import preview from '../preview.js';
import { lossesIn } from './lossesIn.js';

interface ScreenStory {
  readonly input: { readonly render?: unknown };
  readonly meta: { readonly input: { readonly component?: unknown; readonly render?: unknown } };
  readonly composed: { readonly args: object };
}

const modules = import.meta.glob<Readonly<Record<string, ScreenStory>>>(
  '../../packages/ui/src/screens/*Screen/*Screen.stories.tsx',
  { eager: true },
);

/** The states with the most in a line. */
const widest = ['Ready', 'LongText', 'FirstStep', 'Partial', 'Created', 'UncertainFound'];

/** Every screen in each of these states that it has. */
const states: Readonly<Record<string, ScreenStory>> = Object.fromEntries(
  Object.entries(modules).flatMap(([path, stories]) =>
    widest.flatMap((state) => {
      const story = stories[state];
      return story === undefined ? [] : [[`${path.split('/').at(-2)} ${state}`, story]];
    }),
  ),
);

/** Screens without the shell, as a host shows them that has a layout of its own. */
function Columns({ width }: { readonly width: number }) {
  return Object.entries(states).map(
    ([
      name,
      {
        input,
        meta: { input: shared },
        composed,
      },
    ]) => {
      const Screen = (input.render ?? shared.render ?? shared.component) as ComponentType;
      return (
        <div key={name} data-state={name} style={{ width, marginInlineStart: 400 }}>
          <Screen {...composed.args} />
        </div>
      );
    },
  );
}

const meta = preview.meta({
  component: Columns,
  tags: ['!dev', '!autodocs'],
  // Each screen has landmarks and ids of a page of its own.
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await expect(innerWidth).toBe(1440);
    const columns = [...canvasElement.querySelectorAll<HTMLElement>('[data-state]')];
    await expect(columns).toHaveLength(Object.keys(states).length);
    // Three of a state tell enough: a wide row has many parts.
    const losses = columns.flatMap((column) =>
      lossesIn(column)
        .slice(0, 3)
        .map((loss) => `${column.dataset['state']} ${loss}`),
    );
    await expect(losses).toEqual([]);
  },
});

/** The width of a small phone, in a window of 1440 px as all of these. */
export const Column320 = meta.story({ args: { width: 320 } });

/** A side panel. */
export const Column380 = meta.story({ args: { width: 380 } });

/** Half a window: wider than a phone, too narrow for columns of text. */
export const Column600 = meta.story({ args: { width: 600 } });

/** Beside the host's own navigation. */
export const Column900 = meta.story({ args: { width: 900 } });
