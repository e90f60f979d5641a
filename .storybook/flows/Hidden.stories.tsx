import { expectNoAmounts } from '../../packages/ui/src/fixtures/hiddenAmounts.js';
import preview from '../preview.js';
import { screensIn, ShownStory } from './shownStories.js';

const shown = screensIn([
  'Ready',
  'Partial',
  'FailedWithOlderData',
  'Submitting',
  'Uncertain',
  'UncertainFound',
  'Locked',
  'Created',
  'NotSettled',
]);

/** The landing page shows examples and the platform prices, which are nobody's money. */
const states = Object.entries(shown).filter(([name]) => !/^(Landing|Platform)/.test(name));

/** Minimums of bots, coins and withdrawals, and recorded statistics. */
const PUBLIC = ['$500', '$2000', '0.005 BTC', '$50', '$284,739.25', '12,847'];

function Screens() {
  return states.map(([name, story]) => (
    <div key={name}>
      <ShownStory story={story} />
    </div>
  ));
}

const meta = preview.meta({
  component: Screens,
  tags: ['!dev', '!autodocs'],
  // Each screen has landmarks and ids of a page of its own.
  parameters: { a11y: { test: 'off' } },
  globals: { balances: 'hidden' },
});

/** No screen in any of these states shows an amount of the person: what is left are minimums, statistics and limits. */
export const NoAmounts = meta.story({
  parameters: { requirements: ['HIDE-01'] },
  play: ({ canvasElement }) => expectNoAmounts(canvasElement, PUBLIC),
});
