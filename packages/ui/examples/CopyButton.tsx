import { CopyButton, Mono, Row } from '@etherpilot/ui';

const address = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e';

export function Example() {
  return (
    <Row>
      <Mono>{address}</Mono>
      <CopyButton
        label="Copy address"
        copiedLabel="Copied"
        failedLabel="Copying was refused"
        onCopy={() => navigator.clipboard.writeText(address)}
      />
    </Row>
  );
}
