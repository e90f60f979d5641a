import FakeTimers from '@sinonjs/fake-timers';
import { Activity, StrictMode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { getColorName } from '../../fixtures/colors.js';
import { longFailure, longWordFailure } from '../../fixtures/failures.js';
import { Button } from '../Button/Button.js';
import { type Toast, ToastRegion, type ToastRegionProps } from './ToastRegion.js';

const started: Toast = {
  id: 'started',
  tone: 'success',
  title: 'Bot Started',
  description: 'Binance Pro Bot was started with $500.00.',
};
const cached: Toast = {
  id: 'cached',
  tone: 'info',
  title: 'Using Cached Data',
  description: 'API unavailable, showing cached data',
};
const insufficient: Toast = {
  id: 'insufficient',
  tone: 'negative',
  title: 'Insufficient Balance',
  description: 'You need at least $500 to use this bot. Your current balance is $120.00.',
};

function Held({ toasts, onDismiss }: ToastRegionProps) {
  const [held, setHeld] = useState(toasts);
  return (
    // A strict remount clears Base UI's timers; the region must restart them.
    <StrictMode>
      <Button>Somewhere else</Button>
      <ToastRegion
        toasts={held}
        onDismiss={({ id }) => {
          setHeld((before) => before.filter((toast) => toast.id !== id));
          onDismiss({ id });
        }}
      />
    </StrictMode>
  );
}

const meta = preview.meta({
  title: 'Primitives/ToastRegion',
  tags: ['stable'],
  component: ToastRegion,
  render: (args) => <Held {...args} />,
  args: { toasts: [started, cached, insufficient], onDismiss: fn() },
});

/** Contrast is measured after the animation. */
const atRest = (name: string) =>
  waitFor(async () => expect(getComputedStyle(await screen.findByRole('group', { name })).opacity).toBe('1'));

/** Shows title and text; only a failure is destructive. */
export const EveryTone = meta.story();

/** What it says. */
export const EveryToneTest = EveryTone.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['GEN-05', 'GEN-06', 'G-104'] },
  play: async () => {
    await atRest('Insufficient Balance');
    await atRest('Bot Started');
    const info = screen.getByRole('group', { name: 'Using Cached Data' });
    await expect(info).toHaveTextContent('API unavailable, showing cached data');
    const surface = (toast: HTMLElement) => getComputedStyle(toast).backgroundColor;
    const success = screen.getByRole('group', { name: 'Bot Started' });
    await expect(surface(info)).toBe(surface(success));
    const failure = screen.getByRole('group', { name: 'Insufficient Balance' });
    await expect(surface(failure)).not.toBe(surface(success));
    const icon = (toast: HTMLElement) => getColorName(toast.querySelector('svg'));
    await expect([icon(failure), icon(success)]).toEqual(['red', 'green']);
    await expect(icon(info)).not.toBe('red');
  },
});

/** The dismiss button removes the toast and reports it once. */
export const Dismissed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { toasts: [insufficient] },
  play: async ({ args }) => {
    await atRest('Insufficient Balance');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 'insufficient' });
  },
});

EveryTone.test(
  'Escape dismisses the focused toast, and focus returns',
  { args: { toasts: [started] } },
  async ({ args, canvas }) => {
    await atRest('Bot Started');
    const elsewhere = canvas.getByRole('button', { name: 'Somewhere else' });
    elsewhere.focus();
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 'started' }));
    await waitFor(() => expect(elsewhere).toHaveFocus());
  },
);

let clock: FakeTimers.Clock;

/** Puts the page's timers on a clock that `clock.tick` moves forward. */
function fakeClock() {
  clock = FakeTimers.install({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    // Timers of the story before this one end now.
    shouldClearNativeTimers: true,
  });
  return () => clock.uninstall();
}

/** A toast times out after 5 s, a failure after 10 s. */
export const TimedOut = meta.story({ args: { toasts: [started, insufficient] }, beforeEach: fakeClock });

TimedOut.test(
  'a toast times out after 5 s, a failure after 10 s',
  { parameters: { requirements: ['G-110'] } },
  async ({ args: { onDismiss } }) => {
    await expect(screen.getByRole('group', { name: 'Bot Started' })).toBeInTheDocument();
    clock.tick(3_500);
    await expect(onDismiss).not.toHaveBeenCalled();
    clock.tick(1_500);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith({ id: 'started' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Bot Started' })).toBeNull());
    clock.tick(3_500);
    await expect(screen.getByRole('group', { name: 'Insufficient Balance' })).toBeInTheDocument();
    await expect(onDismiss).toHaveBeenCalledOnce();
    clock.tick(1_500);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith({ id: 'insufficient' }));
  },
);

/** Hovering a toast or focusing it pauses its time. */
export const HoveredOrFocused = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-110'] },
  args: { toasts: [started] },
  beforeEach: fakeClock,
  play: async ({ args: { onDismiss } }) => {
    const toast = screen.getByRole('group', { name: 'Bot Started' });
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    clock.tick(1_000);
    await userEvent.hover(toast);
    clock.tick(20_000);
    dismiss.focus();
    await userEvent.unhover(toast);
    clock.tick(20_000);
    await expect(onDismiss).not.toHaveBeenCalled();
    dismiss.blur();
    clock.tick(2_500);
    await expect(onDismiss).not.toHaveBeenCalled();
    clock.tick(1_500);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith({ id: 'started' }));
  },
});

function InTab(props: ToastRegionProps) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <Button onClick={() => setIsShown(!isShown)}>Tab</Button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Held {...props} />
      </Activity>
    </>
  );
}

/** A toast goes with the tab of a host that React hides, and has all of its time once that is shown again. */
export const InHiddenTab = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { toasts: [started] },
  render: (args) => <InTab {...args} />,
  beforeEach: fakeClock,
  play: async ({ args: { onDismiss } }) => {
    const tab = screen.getByRole('button', { name: 'Tab' });
    await atRest('Bot Started');
    await userEvent.click(tab);
    await waitFor(() => expect(screen.queryByText('Bot Started')).not.toBeVisible());
    clock.tick(20_000);
    await expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.click(tab);
    await atRest('Bot Started');
    await expect(screen.getAllByText('Bot Started')).toHaveLength(1);
    clock.tick(5_000);
    await waitFor(() => expect(onDismiss).toHaveBeenCalledWith({ id: 'started' }));
    await waitFor(() => expect(screen.queryByText('Bot Started')).toBeNull());
  },
});

/** A message of 2,000 characters is truncated to 300, and an endless word wraps. */
export const LongText = meta.story({
  args: {
    toasts: [longFailure, longWordFailure].map(({ title, message }, index) => ({
      id: `${index}`,
      tone: 'negative' as const,
      title: `${title} ${index}`,
      description: message,
    })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

LongText.test(
  'a message of 2,000 characters is truncated to 300, and an endless word wraps',
  { parameters: { requirements: ['ERR-23'] } },
  async ({ canvasElement }) => {
    await atRest('Server Error 0');
    await atRest('Server Error 1');
    for (const text of screen.getAllByText(/^A[a-z ]+…$/)) {
      await expect((text.textContent ?? '').length).toBeLessThanOrEqual(300);
      const { scrollWidth, clientWidth } = text.closest('p') as HTMLElement;
      await expect(clientWidth).toBeGreaterThan(0);
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
);

export const Phone = EveryToneTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
