import { ButtonLink, RiskNote, Stack } from '@etherpilot/ui';

export function Example() {
  return (
    <Stack>
      <RiskNote />
      <ButtonLink to="bots" variant="primary">
        Start a bot
      </ButtonLink>
    </Stack>
  );
}
