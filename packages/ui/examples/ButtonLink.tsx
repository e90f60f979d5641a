import { ButtonLink, ExternalButtonLink, Row } from '@etherpilot/ui';

export function Example() {
  return (
    <Row>
      <ButtonLink to="deposit" variant="primary">
        Deposit
      </ButtonLink>
      <ButtonLink to="withdraw" variant="primary">
        Withdraw
      </ButtonLink>
      <ExternalButtonLink href="https://t.me/example" variant="line">
        Join Community
      </ExternalButtonLink>
    </Row>
  );
}
