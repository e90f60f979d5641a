import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Button } from '../Button/Button.js';
import { Stack } from '../Layout/Layout.js';
import { Text } from '../Text/Text.js';
import { lazyPart } from './lazyPart.js';
import { onDemand } from './onDemand.js';

const Guest = ({ name }: { readonly name: string }) => <Text>{`Here is ${name}.`}</Text>;

interface HostProps {
  /** How often fetching fails before it succeeds. */
  readonly failures: number;
  readonly onFetch: () => void;
}

function guestAfter({ failures, onFetch }: HostProps) {
  let left = failures;
  return lazyPart(
    onDemand(async () => {
      onFetch();
      left -= 1;
      if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
      return Guest;
    }),
  );
}

/** Renders a lazy part and removes it again. */
function Host(props: HostProps) {
  const [Part] = useState(() => guestAfter(props));
  const [isShown, setIsShown] = useState(true);
  return (
    <Stack>
      <Button onClick={() => setIsShown(!isShown)}>{isShown ? 'Take away' : 'Draw'}</Button>
      {isShown && <Part name="the part" />}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Primitives/lazyPart',
  tags: ['stable'],
  component: Host,
  args: { failures: 1, onFetch: fn() },
  argTypes: {
    failures: { description: 'Of this story: how often fetching fails before it succeeds.' },
    onFetch: { description: 'Of this story: called each time the part is fetched.' },
  },
});

/** The part renders once it has loaded. */
export const Ready = meta.story({ args: { failures: 0 } });

Ready.test('the part renders once it has loaded', async ({ canvas }) =>
  expect(await canvas.findByText('Here is the part.')).toBeVisible(),
);

/** A part that failed to load says so in its place and can be tried again. */
export const FailedOnce = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args: { onFetch }, canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('This part did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here is the part.')).toBeVisible();
    await expect(canvas.queryByText('This part did not load')).toBeNull();
    await expect(onFetch).toHaveBeenCalledTimes(2);
  },
});

/** A part that fails again keeps its button, and the focus stays on it. */
export const FailedAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { failures: 9 },
  play: async ({ args: { onFetch }, canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(onFetch).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await expect(retry).toHaveFocus();
  },
});

/** A part that failed is tried again automatically when it is mounted anew. */
export const RetryOnMount = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByText('This part did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Take away' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Draw' }));
    await expect(await canvas.findByText('Here is the part.')).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { failures: 9 },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
