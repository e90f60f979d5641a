import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Stack } from '../Layout/Layout.js';
import { Scale } from './Scale.js';

const meta = preview.meta({
  title: 'Primitives/Scale',
  tags: ['stable'],
  component: Scale,
  args: { max: 20, minor: 1, major: 5 },
});

/** Without a value, no tick is filled. */
export const Unset = meta.story();

Unset.test('without a value, no tick is filled', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[data-marker]')).toHaveLength(0);
  await expect(canvasElement.querySelectorAll('[data-major]')).toHaveLength(5);
});

/** Ticks are filled up to the value, which has a pointer. */
export const WithValue = meta.story({
  args: {
    max: 96,
    minor: 2,
    major: 16,
    value: 60,
    size: 'tall' as const,
    labels: [
      { at: 0, text: '0' },
      { at: 48, text: '48' },
      { at: 96, text: '96m' },
    ],
  },
});

WithValue.test('ticks are filled up to the value, which has a pointer', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(31);
  await expect(canvasElement.querySelectorAll('[data-marker]')).toHaveLength(1);
});

/** A band fills a range of ticks without a pointer. */
export const Band = meta.story({ args: { max: 30, major: 10, from: 10, value: 30, isBand: true } });

Band.test('a band fills a range of ticks without a pointer', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[data-marker]')).toHaveLength(0);
  await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(21);
});

/** Long ticks are at multiples, counted from zero. */
export const CountedFromZero = meta.story({ args: { min: 1, max: 20, isTopAligned: true } });

CountedFromZero.test('long ticks are at multiples, counted from zero', async ({ canvasElement }) => {
  const ticks = [...canvasElement.querySelectorAll('i')];
  const long = ticks.flatMap((tick, index) => ('major' in tick.dataset ? [index + 1] : []));
  await expect(long).toEqual([1, 5, 10, 15, 20]);
});

/** Every tone has its own colour. */
export const EveryTone = meta.story({
  render: (args) => (
    <Stack gap={6}>
      {(['accent', 'positive', 'warning', 'negative'] as const).map((tone, index) => (
        <Scale key={tone} {...args} tone={tone} value={(index + 1) * 5} />
      ))}
    </Stack>
  ),
});
