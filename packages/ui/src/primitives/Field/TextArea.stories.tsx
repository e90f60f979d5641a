import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withHostState } from '../../fixtures/withHostState.js';
import { Button } from '../Button/Button.js';
import { TextArea } from './TextArea.js';

const meta = preview.meta({
  title: 'Primitives/TextArea',
  tags: ['stable'],
  component: TextArea,
  render: withHostState(TextArea),
  args: { label: 'Address', value: '', rows: 2, onValueChange: fn() },
});

export const Ready = meta.story({ args: { label: 'Message', rows: 4 } });

Ready.test('Enter adds a line', async ({ args, canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}there');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('Hello\nthere');
});

/** An address is in the mono font, with a button beside the label. */
export const Address = meta.story({
  args: {
    isMono: true,
    value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    action: (
      <Button variant="quiet" size="small">
        Paste
      </Button>
    ),
  },
});

export const Phone = Address.extend({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { error: 'Address must be at least 10 characters long' },
});

Phone.test('fits on a phone', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Address' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Address must be at least 10 characters long');
});
