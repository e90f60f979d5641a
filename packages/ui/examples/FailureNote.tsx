import { FailureNote, Text } from '@etherpilot/ui';
import type { Failure } from '@etherpilot/ui/model';
import { useState } from 'react';

const refused: Failure = { title: 'Server Error', message: 'Server error. Please try again later.' };

export function Example() {
  const [failure, setFailure] = useState<Failure | null>(refused);
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    const { ok } = await fetch('/api/bots');
    setFailure(ok ? null : refused);
    setIsRetrying(false);
  };
  if (failure === null) return <Text>Your bots</Text>;
  return <FailureNote failure={failure} isRetrying={isRetrying} onRetry={() => void retry()} />;
}
