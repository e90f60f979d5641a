import { Button, Row } from '@etherpilot/ui';
import { CheckedAgo } from '@etherpilot/ui/components';
import { useState } from 'react';

export function Example() {
  const [readAt, setReadAt] = useState<number>();
  return (
    <Row justify="between">
      <CheckedAgo readAt={readAt} />
      <Button onClick={() => setReadAt(Date.now())}>Refresh</Button>
    </Row>
  );
}
