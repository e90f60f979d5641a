import { AmountField, Button, Stack, TextField } from '@etherpilot/ui';
import { readAmount } from '@etherpilot/ui/money';
import { useForm } from '@tanstack/react-form';
import type { Send } from './send';

/** The state of a field, its setter and its errors. */
export function TanStackForm({ send }: { readonly send: Send }) {
  const form = useForm({
    defaultValues: { email: 'viewer@example.com', amount: '' },
    onSubmit: ({ value }) => send(value),
  });
  return (
    <form action={() => void form.handleSubmit()} aria-label="TanStack Form">
      <Stack>
        <form.Field name="email">
          {({ name, state, handleBlur, handleChange }) => (
            <TextField label="Email" name={name} value={state.value} onBlur={handleBlur} onValueChange={handleChange} />
          )}
        </form.Field>
        <form.Field
          name="amount"
          validators={{
            onSubmit: ({ value }) => (readAmount(value, 2).status === 'valid' ? undefined : 'Enter an amount'),
          }}
        >
          {({ name, state, handleBlur, handleChange }) => (
            <AmountField
              label="Amount"
              places={2}
              unit="USD"
              name={name}
              value={state.value}
              error={state.meta.errors[0]}
              onBlur={handleBlur}
              onValueChange={handleChange}
            />
          )}
        </form.Field>
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Stack>
    </form>
  );
}
