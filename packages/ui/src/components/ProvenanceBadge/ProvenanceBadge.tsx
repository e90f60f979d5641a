'use client';

import { Building2, Circle, ClockAlert, FlaskConical, History, Sigma } from 'lucide-react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Provenance } from '../../model/Provenance.js';
import type { PriceAge } from '../../rules/priceAge.js';
import * as S from './ProvenanceBadge.styles.js';

export const provenanceBadgeMessages = defineMessages('ProvenanceBadge', {
  live: 'Live',
  cached: 'Saved',
  stale: 'Saved, out of date',
  derived: 'Estimated',
  simulated: 'Simulated',
  sample: 'Sample',
  operator: 'Reported by the operator',
  computed: 'Computed on this device',
});

const icons = {
  live: Circle,
  cached: History,
  stale: ClockAlert,
  derived: Sigma,
  simulated: FlaskConical,
  sample: FlaskConical,
  operator: Building2,
} as const;

export interface ProvenanceBadgeProps {
  readonly provenance: Provenance;
  /** More exact words than the built-in one, such as 'Sample figures'. */
  readonly text?: string | undefined;
  /** Worked out exactly from figures the server sent; for `derived`, which else says 'Estimated'. */
  readonly isComputed?: boolean;
  /** How far the price it belongs to has aged: amber from 30 minutes, grey from 60. The words must say it too. */
  readonly priceAge?: PriceAge | undefined;
  /** A sentence of explanation on hover; never the only place it stands. */
  readonly explanation?: string | undefined;
}

/** Where the figure beside it comes from (H-01). Never dismissible. */
export function ProvenanceBadge({ provenance, text, isComputed = false, priceAge, explanation }: ProvenanceBadgeProps) {
  const t = useMessages(provenanceBadgeMessages);
  const Icon = icons[provenance];
  return (
    <S.Root data-provenance={provenance} data-price-age={priceAge} title={explanation}>
      <Icon aria-hidden="true" />
      {text ?? t(isComputed ? 'computed' : provenance)}
    </S.Root>
  );
}
