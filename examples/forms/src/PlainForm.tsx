import { AmountField, Button, Segmented, Select, Stack, Switch, TextField } from '@etherpilot/ui';
import { coins, sorts, type Send } from './send';

/** Fields with a name hold their values; the form sends what is in them. */
export const PlainForm = ({ send }: { readonly send: Send }) => (
  <form action={(data) => send(Object.fromEntries(data))} aria-label="Plain form">
    <Stack>
      <TextField label="Email" name="email" type="email" required defaultValue="viewer@example.com" />
      <AmountField label="Amount" name="amount" places={2} unit="USD" min="50" defaultValue="50" />
      <Select label="Coin" name="coin" options={coins} defaultValue="ETH" />
      <Segmented label="Sort" name="sort" options={sorts} defaultValue="newest" />
      <Switch label="News" name="news" value="yes" />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </Stack>
  </form>
);
