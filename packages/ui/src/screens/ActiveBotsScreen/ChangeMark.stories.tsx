import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Button } from '../../primitives/Button/Button.js';
import { ChangeMark } from './ChangeMark.js';

/** A value that changes with each click, through those given. */
function Changing({ values }: { readonly values: readonly (string | undefined)[] }) {
  const [at, setAt] = useState(0);
  const value = values[at];
  return (
    <p>
      <ChangeMark value={value}>{value ?? '—'}</ChangeMark>{' '}
      <Button variant="line" onClick={() => setAt(at + 1)}>
        Next
      </Button>
    </p>
  );
}

const meta = preview.meta({
  title: 'Internals/ChangeMark',
  tags: ['internal'],
  component: ChangeMark,
  args: { value: '1', children: '$501.49' },
});

/** A value that was shown from the start has no mark. */
export const Unchanged = meta.story();

Unchanged.test('a value that was shown from the start has no mark', async ({ canvas }) =>
  expect(canvas.getByText('$501.49')).not.toHaveAttribute('data-changed'),
);

/** A value that has changed is marked, and then no more. */
export const Changed = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Changing values={['$501.49', '$502.10']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('$502.10')).toHaveAttribute('data-changed');
    await waitFor(() => expect(canvas.getByText('$502.10')).not.toHaveAttribute('data-changed'), { timeout: 10_000 });
  },
});

/** The first value after none is no change. */
export const FirstKnown = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Changing values={[undefined, '$501.49']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('$501.49')).not.toHaveAttribute('data-changed');
  },
});
