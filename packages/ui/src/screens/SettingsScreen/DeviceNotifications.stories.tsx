import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import type { DevicePermission } from '../../model/DevicePermission.js';
import { Card } from '../../primitives/Card/Card.js';
import { DeviceNotifications, type DeviceNotificationsProps } from './DeviceNotifications.js';

/** Answers like a browser. */
function Held({ answer = 'granted', ...props }: DeviceNotificationsProps & { answer?: DevicePermission }) {
  const [permission, setPermission] = useState(props.permission);
  const allow = () => {
    props.onAllow();
    setPermission(answer);
  };
  return <DeviceNotifications {...props} permission={permission} onAllow={allow} />;
}

const meta = preview.meta({
  title: 'Internals/DeviceNotifications',
  tags: ['internal'],
  component: DeviceNotifications,
  args: { permission: 'unasked' as DevicePermission, isOn: true, onAllow: fn() },
  render: (args) => (
    <Card as="div">
      <Held {...args} />
    </Card>
  ),
});

/** The browser is asked only on a click, and its answer replaces the button. */
export const Unasked = meta.story();

Unasked.test('the browser is asked only on a click, and its answer replaces the button', async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'Allow on this device' });
  await expect(button).toHaveAccessibleDescription('While this site is open in a tab');
  await expect(args.onAllow).not.toHaveBeenCalled();
  await userEvent.click(button);
  await expect(args.onAllow).toHaveBeenCalledOnce();
  await expect(canvas.getByText('Allowed on this device')).toHaveFocus();
});

/** When the browser allows notifications, there is no button. */
export const Granted = meta.story({ args: { permission: 'granted' as const } });

Granted.test('when the browser allows notifications, there is no button', async ({ canvas }) => {
  const state = canvas.getByText('Allowed on this device');
  await expect(state).toBeVisible();
  await expect(state).not.toHaveFocus();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** When the browser blocks notifications, the text says where to change that, and there is no button. */
export const Denied = meta.story({ args: { permission: 'denied' as const } });

Denied.test(
  'when the browser blocks notifications, the text says where to change that, and there is no button',
  async ({ canvas }) => {
    await expect(canvas.getByText("Blocked in your browser's site settings")).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

/** When the browser has no notifications, the text says what is needed. */
export const Unsupported = meta.story({ args: { permission: 'unsupported' as const } });

Unsupported.test('when the browser has no notifications, the text says what is needed', async ({ canvas }) => {
  await expect(canvas.getByText('Not available in this browser')).toBeVisible();
  await expect(canvas.getByText(/a secure \(https\) connection/)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** While the switch is off, the text says that nothing is sent although the browser allows it. */
export const SwitchedOff = meta.story({ args: { permission: 'granted' as const, isOn: false } });

SwitchedOff.test(
  'while the switch is off, the text says that nothing is sent although the browser allows it',
  async ({ canvas }) => {
    await expect(canvas.getByText('Allowed on this device')).toBeVisible();
    await expect(canvas.getByText('Push Notifications is off, so nothing is sent.')).toBeVisible();
  },
);

export const Phone = meta.story({
  args: { permission: 'denied' as const },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

Phone.test('fits on a phone', ({ canvasElement }) => expectNoSidewaysScroll(canvasElement));
