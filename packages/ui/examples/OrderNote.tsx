import { OrderNote } from '@etherpilot/ui/components';
import { IDLE, type Submission } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { useState } from 'react';

export function Example() {
  const [submission, setSubmission] = useState<Submission>({
    status: 'uncertain',
    failure: { title: 'No answer', message: 'Your withdrawal may have been sent.' },
    since: Date.UTC(2026, 6, 12, 14),
    order: { kind: 'withdrawal', amount: decimal('312.50'), currency: 'ETH' },
    count: 1,
    isFromAnotherTab: false,
    recheck: { status: 'reading' },
    canUnlock: true,
  });
  return (
    <OrderNote
      kind="withdrawal"
      submission={submission}
      onReadAgain={() => window.location.reload()}
      onUnlock={() => setSubmission(IDLE)}
    />
  );
}
