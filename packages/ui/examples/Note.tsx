import { ButtonLink, Note, Stack } from '@etherpilot/ui';

export function Example() {
  return (
    <Stack>
      <Note tone="warning" title="Your order may have gone through.">
        Check your history before you send it again.
      </Note>
      <Note tone="accent" announces="polite" title="Your deposit was credited.">
        <ButtonLink to="depositHistory">Deposit History</ButtonLink>
      </Note>
    </Stack>
  );
}
