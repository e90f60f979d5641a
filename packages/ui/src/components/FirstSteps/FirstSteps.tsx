'use client';

import { Check, ChevronRight } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import { type ActivationFacts, activationSteps } from '../../rules/activation.js';
import { firstStepsMessages } from './FirstSteps.messages.js';
import * as S from './FirstSteps.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `FirstSteps`. */
export interface FirstStepsProps extends ElementProps<HTMLDivElement> {
  /** What has happened; `null` while it is being read, which keeps the place. With both steps done nothing is rendered. */
  readonly facts: ActivationFacts | null;
  /** What the balance lacks for the cheapest bot (USD); without it nothing is missing, or it is not known. */
  readonly missing?: Decimal | undefined;
}

const names = { makeFirstDeposit: 'deposit', startTrading: 'startBot' } as const;

/** A slim strip with the two steps to the first bot; it leads to the next one. */
export function FirstSteps({ facts, missing, ...rest }: FirstStepsProps) {
  const t = useMessages(firstStepsMessages);
  const { usd, count } = useFormat();
  if (facts === null) return <S.Strip {...rest} aria-hidden="true" />;
  const current = activationSteps.find(({ fact }) => !facts[fact]);
  if (current === undefined) return null;
  const needsDeposit = !facts.hasDeposited || missing !== undefined;
  return (
    <S.Strip {...rest} aria-label={t('label')}>
      <PlaceLink to={needsDeposit ? 'deposit' : 'bots'}>
        <ol>
          {activationSteps.map(({ name, fact }, index) => (
            <li
              key={name}
              data-done={facts[fact] || undefined}
              aria-current={current.name === name ? 'step' : undefined}
            >
              <span>
                {facts[fact] ? <Check className="ep-icon" aria-hidden="true" /> : count(index + 1)}
                {facts[fact] && <VisuallyHidden>{t('done')}</VisuallyHidden>}
              </span>
              {t(names[name])}
            </li>
          ))}
        </ol>
        {facts.hasDeposited && missing && <b>{t('missing', { amount: usd(missing) })}</b>}
        <ChevronRight className="ep-icon" aria-hidden="true" />
      </PlaceLink>
    </S.Strip>
  );
}
