import { Button, ButtonLink, PageHead } from '@etherpilot/ui';

export function Example() {
  return (
    <PageHead
      title="Deposit History"
      onGoBack={() => window.history.back()}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Refresh</Button>
          <ButtonLink to="deposit" variant="primary">
            New Deposit
          </ButtonLink>
        </>
      }
    >
      <p>What you sent and how far it has come.</p>
    </PageHead>
  );
}
