import { expect } from 'storybook/test';
import preview from '../preview.js';
import { lossesIn } from './lossesIn.js';
import { screensIn, ShownStory } from './shownStories.js';

/** The states with the most in a line. */
const wide = ['Ready', 'LongText', 'Partial', 'FirstStep', 'Created', 'UncertainFound'];

const states = screensIn(wide);

/** Screens without the shell, as a host shows them that has a layout of its own. */
function Columns({ width }: { readonly width: number }) {
  return Object.entries(states).map(([name, story]) => (
    <div key={name} data-state={name} style={{ width, marginInlineStart: 400 }}>
      <ShownStory story={story} />
    </div>
  ));
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
    await expect(columns.length).toBeGreaterThan(30);
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
export const Column380 = meta.story({ args: { width: 380 }, tags: ['release'] });

/** Half a window: wider than a phone, too narrow for columns of text. */
export const Column600 = meta.story({ args: { width: 600 }, tags: ['release'] });

/** Beside the host's own navigation. */
export const Column900 = meta.story({ args: { width: 900 } });
