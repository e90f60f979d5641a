'use client';

import { Building2, Circle, ClockAlert, FlaskConical, History, Sigma } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { Provenance } from '../../model/Provenance.js';
import type { PriceAge } from '../../rules/priceAge.js';
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
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

export interface ProvenanceMarkProps extends ElementProps<HTMLSpanElement> {
  /** Where the figure beside it comes from. */
  readonly provenance: Provenance;
  /** A more specific text than the built-in one, such as 'Sample figures'. */
  readonly text?: string | undefined;
  /** Calculated exactly from the server's figures; for `derived`, whose default text is 'Estimated'. */
  readonly isComputed?: boolean;
  /** How far the price has aged: amber from 30 minutes, grey from 60. The text must say it too. */
  readonly priceAge?: PriceAge | undefined;
  /** An explanation on hover; it must also be shown elsewhere. */
  readonly explanation?: string | undefined;
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
