import { Button, Row } from '@etherpilot/ui';
import { useState } from 'react';

export function Example() {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Row>
      <Button variant="primary" disabled={isSaved} onClick={() => setIsSaved(true)}>
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      <Button variant="line" onClick={() => setIsSaved(false)}>
        Undo
      </Button>
    </Row>
  );
}
