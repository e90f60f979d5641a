import { ActivationCard } from '@etherpilot/ui/components';
import type { StepsMovedPast } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { useState } from 'react';

const facts = { hasDeposited: false, hasInvested: false };

export function Example() {
  const [movedPast, setMovedPast] = useState<StepsMovedPast>(0);
  return (
    <ActivationCard
      facts={facts}
      missing={decimal('380.00')}
      movedPast={movedPast}
      onMoveOn={(move) => setMovedPast(move.movedPast)}
    />
  );
}
