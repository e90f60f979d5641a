import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Switch, type SwitchProps } from './Switch.js';

function Held(props: SwitchProps) {
  const [checked, setIsOn] = useState(props.checked);
  const change = (next: boolean) => {
    setIsOn(next);
    props.onCheckedChange?.(next);
  };
  return <Switch {...props} checked={checked} onCheckedChange={change} />;
}

const meta = preview.meta({
  title: 'Primitives/Switch',
  tags: ['stable'],
  component: Switch,
  render: (args) => <Held {...args} />,
  args: {
    label: 'One-click deal',
    detail: 'Open deals without confirmation',
    checked: false,
    onCheckedChange: fn(),
  },
});

export const Ready = meta.story();

Ready.test('a click on the text toggles the switch', async ({ args, canvas }) => {
  const control = canvas.getByRole('switch', { name: 'One-click deal' });
  await expect(control).not.toBeChecked();
  await expect(control).toHaveAccessibleDescription('Open deals without confirmation');
  await userEvent.click(canvas.getByText('Open deals without confirmation'));
  await expect(control).toBeChecked();
  await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  control.focus();
  await userEvent.keyboard(' ');
  await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
});

/** The touch target is 44 by 44 px. */
export const On = meta.story({ args: { checked: true } });

On.test('the touch target is 44 by 44 px', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('switch').getBoundingClientRect();
  await expect([width, height]).toEqual([44, 44]);
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    label: 'Averylongnamewithoutanyplacetobreakitanywhere',
    detail: 'And a sentence below it that goes on for more than one line of a narrow screen.',
  },
});
