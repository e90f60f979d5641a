import { ArrowDownToLine } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Row, Stack } from '../Layout/Layout.js';
import { Button, buttonVariants } from './Button.js';

// Without the event: Storybook cannot log one of the production build.
const clicked = fn();

const meta = preview.meta({
  title: 'Primitives/Button',
  tags: ['stable'],
  component: Button,
  args: { children: 'Start Bot', onClick: () => clicked() },
  argTypes: { variant: { options: buttonVariants, control: 'radio' } },
});

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Ready = meta.story();

Ready.test('a click calls the host once', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start Bot' }));
  await expect(clicked).toHaveBeenCalledOnce();
});

/** Every kind in every size. */
export const EveryKind = meta.story({
  render: (args) => (
    <Stack>
      {(['medium', 'small', 'large'] as const).map((size) => (
        <Row key={size}>
          {buttonVariants.map((kind) => (
            <Button
              key={kind}
              {...args}
              variant={kind}
              size={size}
              icon={<ArrowDownToLine className="ep-icon" aria-hidden="true" />}
            >
              {`${kind}, ${size}`}
            </Button>
          ))}
        </Row>
      ))}
    </Stack>
  ),
});

/** Disabled and busy buttons keep focus and ignore clicks. */
export const DisabledAndBusy = meta.story({
  render: (args) => (
    <Stack>
      {buttonVariants.map((kind) => (
        <Row key={kind}>
          <Button {...args} variant={kind} disabled>
            {`Not now, ${kind}`}
          </Button>
          <Button {...args} variant={kind} isBusy>
            {`Signing in..., ${kind}`}
          </Button>
        </Row>
      ))}
    </Stack>
  ),
});

DisabledAndBusy.test('disabled and busy buttons keep focus and ignore clicks', async ({ canvas }) => {
  const blocked = canvas.getByRole('button', { name: 'Not now, primary' });
  await userEvent.click(blocked);
  await expect(blocked).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Signing in..., primary' }));
  await expect(clicked).not.toHaveBeenCalled();
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { isWide: true, children: 'Withdraw $123,456,789.50 to the address above and wait for the review' },
});

export const Phone = EveryKind.extend({ globals: phone });
