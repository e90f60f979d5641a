import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Chips, type ChipsProps } from './Chips.js';

function Held(props: ChipsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Chips
      {...props}
      value={value}
      onPick={(next) => {
        setValue(next);
        props.onPick(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/Chips',
  tags: ['stable'],
  component: Chips,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Part of the balance',
    value: null as string | null,
    options: ['25%', '50%', '75%', 'Max'].map((share) => ({ value: share, label: share })),
    onPick: fn(),
  },
});

export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '50%' }));
    await expect(args.onPick).toHaveBeenCalledWith('50%');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('50%');
  },
});

/** A second line says what is filled in. */
export const WithDetails = meta.story({
  args: {
    label: 'Suggested amounts',
    options: [
      { value: '0.1722', label: 'Enough for a bot', detail: '0.1722 ETH ≈ $515' },
      { value: '0.1', label: 'Minimum', detail: '0.1 ETH ≈ $299' },
    ],
    value: '0.1',
  },
});

WithDetails.test('a second line says what is filled in', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Minimum\s*0\.1 ETH ≈ \$299$/);
});

/** A disabled value cannot be selected. */
export const Disabled = meta.story({
  args: { options: ['25%', '50%'].map((share) => ({ value: share, label: share, disabled: share === '25%' })) },
});

Disabled.test('a disabled value cannot be selected', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '25%' }));
  await expect(args.onPick).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: '50%' }));
  await expect(args.onPick).toHaveBeenCalledWith('50%');
});

export const Phone = ReadyTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
