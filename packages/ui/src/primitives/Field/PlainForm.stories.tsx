import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Button } from '../Button/Button.js';
import { OptionCards } from '../Choice/OptionCards.js';
import { Segmented } from '../Choice/Segmented.js';
import { Stack } from '../Layout/Layout.js';
import { Switch } from '../Switch/Switch.js';
import { AmountField } from './AmountField.js';
import { Select } from './Select.js';
import { TextArea } from './TextArea.js';
import { TextField } from './TextField.js';

const coins = [
  { value: 'ETH', label: 'Ethereum', title: 'Ethereum' },
  { value: 'BTC', label: 'Bitcoin', title: 'Bitcoin' },
] as const;

interface PlainFormProps {
  /** Called with what the browser would send. */
  readonly onSend: (sent: Readonly<Record<string, unknown>>) => void;
}

/** A form without a state of its own: each field holds its value. */
const PlainForm = ({ onSend }: PlainFormProps) => (
  <form action={(data) => onSend(Object.fromEntries(data))}>
    <Stack gap={4}>
      <TextField label="Email" name="email" type="email" defaultValue="viewer@example.com" />
      <AmountField label="Amount" name="amount" places={2} max="100" unit="USD" />
      <TextArea label="Message" name="message" defaultValue="Hello" />
      <Select label="Coin" name="coin" options={coins} defaultValue="BTC" />
      <Segmented label="Sort" name="sort" options={coins} defaultValue="ETH" />
      <OptionCards label="Network" name="network" options={coins} columns={2} />
      <Switch label="News" name="news" value="yes" />
      <TextField label="Code" name="code" defaultValue="7" disabled />
      <Button type="submit">Send</Button>
    </Stack>
  </form>
);

const meta = preview.meta({
  title: 'Internals/PlainForm',
  tags: ['internal'],
  component: PlainForm,
  args: { onSend: fn() },
  argTypes: { onSend: { description: 'Of this story: called with what the browser would send.' } },
});

/** Fields hold their values. */
export const InAPlainForm = meta.story();

InAPlainForm.test(
  'in a plain form, fields hold their values and are sent by their names',
  async ({ args: { onSend }, canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(amount, '99.99{ArrowUp}{ArrowUp}{ArrowDown}');
    await userEvent.click(
      within(canvas.getByRole('group', { name: /Network/ })).getByRole('radio', { name: 'Bitcoin' }),
    );
    await userEvent.click(canvas.getByText('News'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).toHaveBeenLastCalledWith({
      email: 'viewer@example.com',
      amount: '99.99',
      message: 'Hello',
      coin: 'BTC',
      sort: 'ETH',
      network: 'BTC',
      news: 'yes',
    });
  },
);
