import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withHostState } from '../../fixtures/withHostState.js';
import { OptionCards } from './OptionCards.js';

const meta = preview.meta({
  title: 'Primitives/OptionCards',
  tags: ['stable'],
  component: OptionCards,
  render: withHostState(OptionCards),
  args: {
    label: 'Strategy',
    columns: 3 as const,
    value: 'conservative',
    options: [
      { value: 'conservative', title: 'Conservative', detail: 'Expected 5-8%' },
      { value: 'balanced', title: 'Balanced', detail: 'Expected 8-15%' },
      { value: 'aggressive', title: 'Aggressive', detail: 'Expected 15-25%' },
    ],
    onValueChange: fn(),
  },
});

export const Ready = meta.story();

Ready.test('the choice changes by click and by arrow keys', async ({ args, canvas }) => {
  await expect(canvas.getByRole('radio', { name: /^Conservative/ })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: /^Balanced/ }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('aggressive');
  await expect(canvas.getByRole('radio', { name: /^Aggressive/ })).toHaveFocus();
});

/** Nothing is chosen yet. */
export const NoneChosen = meta.story({ args: { value: null, columns: 2 } });

NoneChosen.test('nothing is chosen yet', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Strategy' })).not.toHaveAccessibleDescription();
});

/** Help about the choice describes its group until an error takes its place. */
export const WithHint = meta.story({ args: { hint: 'The range is not a forecast.' } });

WithHint.test('help about the choice describes its group until an error takes its place', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Strategy' });
  await expect(group).toHaveAccessibleDescription('The range is not a forecast.');
});

/** What is wrong with the choice describes its group. */
export const WithError = meta.story({
  args: { value: null, hint: 'The range is not a forecast.', error: 'Please choose a strategy.' },
});

WithError.test('what is wrong with the choice describes its group', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Strategy' });
  await expect(group).toHaveAccessibleDescription('Please choose a strategy.');
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    detailSize: 'body',
    options: [
      { value: 'conservative', title: 'Conservative with more words', detail: 'Expected 5-8%, period not stated' },
      { value: 'balanced', title: 'Averylongtitlewithoutanyplacetobreakit', detail: 'Expected 8-15%' },
    ],
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
