/** Checked by the compiler alone: fields take what form libraries give to elements. */
import type { Decimal } from './money.js';
import { AmountField, OptionCards, PasswordField, Segmented, Select, Switch, TextArea, TextField } from './index.js';

/** What `register` of react-hook-form returns. */
interface Registered {
  readonly onChange: (event: { target: unknown; type?: unknown }) => Promise<boolean | void>;
  readonly onBlur: (event: { target: unknown; type?: unknown }) => Promise<boolean | void>;
  readonly ref: (element: unknown) => void;
  readonly name: 'field';
  readonly min?: string | number;
  readonly max?: string | number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}
declare const registered: Registered;
const options = [{ value: 'eth', label: 'Ethereum' }] as const;

<TextField label="Email" type="email" required {...registered} />;
<PasswordField label="Password" autoComplete="new-password" {...registered} />;
<AmountField label="Amount" places={2} {...registered} />;
<TextArea label="Message" {...registered} />;
<Select label="Coin" options={options} {...registered} />;
<Switch label="Terms" {...registered} />;

// In a plain form they hold their values.
<TextField label="Email" name="email" defaultValue="a@example.com" disabled />;
<AmountField label="Amount" places={2} name="amount" defaultValue="5" min={1} max="100" />;
<Select label="Coin" name="coin" options={options} defaultValue="eth" />;
<Segmented label="Coin" name="coin" options={options} defaultValue="eth" />;
<OptionCards label="Coin" name="coin" options={[{ value: 'eth', title: 'ETH' }]} columns={2} defaultValue="eth" />;
<Switch label="Terms" name="terms" value="read" defaultChecked />;

// With a host's state, as elements or as values.
<TextField label="Email" value="" onChange={({ target }) => target.value.trim()} />;
<TextField label="Email" value="" onValueChange={(text) => text.trim()} />;
<Segmented label="Coin" options={options} value="eth" onValueChange={(coin: 'eth') => coin} />;
<AmountField label="Amount" places={2} value="" onAmountChange={(amount: Decimal | null) => amount} />;

// @ts-expect-error a field has no amount of another type
<AmountField label="Amount" places={2} value={5} />;
