import { AmountField, Button, Segmented, Select, Stack, Switch, TextField } from '@etherpilot/ui';
import { readAmount } from '@etherpilot/ui/money';
import { Controller, useForm } from 'react-hook-form';
import { coins, sorts, type Send } from './send';

interface Values {
  email: string;
  amount: string;
  coin: string;
  sort: (typeof sorts)[number]['value'];
  news: boolean;
}

/** What `register` returns goes onto a field as onto an `input`. */
export function HookForm({ send }: { readonly send: Send }) {
  const { control, formState, handleSubmit, register } = useForm<Values>({
    defaultValues: { email: 'viewer@example.com', amount: '', coin: 'BTC', sort: 'newest', news: false },
  });
  const { errors } = formState;
  const validate = (text: string) => readAmount(text, 2).status === 'valid' || 'Enter an amount';
  return (
    <form
      onSubmit={(event) => void handleSubmit((values) => send({ ...values }))(event)}
      aria-label="react-hook-form"
      noValidate
    >
      <Stack>
        <TextField
          label="Email"
          type="email"
          error={errors.email?.message}
          {...register('email', { required: 'Required' })}
        />
        <AmountField
          label="Amount"
          places={2}
          unit="USD"
          error={errors.amount?.message}
          {...register('amount', { validate })}
        />
        <Select label="Coin" options={coins} {...register('coin')} />
        <Controller
          control={control}
          name="sort"
          render={({ field }) => (
            <Segmented
              label="Sort"
              options={sorts}
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
        <Switch label="News" {...register('news')} />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Stack>
    </form>
  );
}
