import { SendButton } from '@etherpilot/ui';
import { useState } from 'react';

export function Example() {
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    await fetch('/api/statement', { method: 'POST' });
    setIsSending(false);
  };
  return (
    <SendButton variant="primary" isBusy={isSending} onClick={() => void send()}>
      {isSending ? 'Sending...' : 'Send statement'}
    </SendButton>
  );
}
