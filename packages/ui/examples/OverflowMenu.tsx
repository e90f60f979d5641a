import { Button, ButtonLink, OverflowMenu } from '@etherpilot/ui';

export function Example() {
  return (
    <OverflowMenu label="More actions">
      <Button variant="quiet" onClick={() => window.print()}>
        Print
      </Button>
      <ButtonLink variant="quiet" to="withdrawalHistory">
        Withdrawal History
      </ButtonLink>
    </OverflowMenu>
  );
}
