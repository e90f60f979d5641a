import { PaymentSession } from '@etherpilot/ui/components';
import { useState } from 'react';

export function Example() {
  const [createdAt] = useState(() => Date.now());
  return <PaymentSession createdAt={createdAt} />;
}
