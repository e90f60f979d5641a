'use client';

import { Building2, Circle, ClockAlert, FlaskConical, History, Sigma } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { ProvenanceBadgeProps } from './ProvenanceBadge.js';
import { provenanceBadgeMessages } from './ProvenanceBadge.messages.js';
import * as S from './ProvenanceBadge.styles.js';

const icons = {
  live: Circle,
  cached: History,
  stale: ClockAlert,
  derived: Sigma,
  simulated: FlaskConical,
  sample: FlaskConical,
  operator: Building2,
} as const;
import { pickElementProps } from '../../primitives/pickElementProps.js';

interface ProvenanceMarkProps extends Omit<ProvenanceBadgeProps, 'figure'> {
  /** Makes it a button that opens a dialog. */
  readonly onOpen?: (() => void) | undefined;
}

/** The look of a badge, as a text or as a button. */
export function ProvenanceMark(props: ProvenanceMarkProps) {
  const { provenance, text, isComputed = false, priceAge, explanation, onOpen } = props;
  const t = useMessages(provenanceBadgeMessages);
  const Icon = icons[provenance];
  const button =
    onOpen && ({ as: 'button', type: 'button', 'aria-haspopup': 'dialog', onClick: () => onOpen() } as const);
  return (
    <S.Root
      {...pickElementProps(props)}
      {...button}
      data-provenance={provenance}
      data-price-age={priceAge}
      title={explanation}
    >
      <Icon className="ep-icon" aria-hidden="true" />
      {text ?? t(isComputed ? 'computed' : provenance)}
    </S.Root>
  );
}
