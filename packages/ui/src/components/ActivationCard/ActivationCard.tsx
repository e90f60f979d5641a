'use client';

import { Check } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { StepMark } from '../../primitives/Steps/Steps.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { Label } from '../../primitives/Text/Text.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import {
  type ActivationDone,
  type ActivationMove,
  activationSteps,
  moveOn,
  percentDone,
  stepsLeft,
} from '../../rules/activation.js';
import { activationCardMessages } from './ActivationCard.messages.js';
import * as S from './ActivationCard.styles.js';

export interface ActivationCardProps {
  /** How many of the two steps the person has moved past. */
  readonly done: ActivationDone;
  /** The balance is above zero: the one thing that proves a deposit (G-44). */
  readonly hasDeposit: boolean;
  readonly onMoveOn: (move: ActivationMove) => void;
}

const ENDS = [0, 50, 100];

/**
 * Two steps into the product and how far a person has come. Moving on asks for no deposit, so only the balance ticks the
 * first step (G-44).
 */
export function ActivationCard({ done, hasDeposit, onMoveOn }: ActivationCardProps) {
  const t = useMessages(activationCardMessages);
  const titleId = useId();
  const left = stepsLeft(done);
  const percent = percentDone(done);
  const leftText = left === 0 ? t('noneLeft') : left === 1 ? t('oneLeft') : t('manyLeft', { count: String(left) });
  const next = moveOn(done);
  const help = {
    makeFirstDeposit: hasDeposit ? t('hasDeposit') : done > 0 ? t('movedOn') : t('makeFirstDepositHelp'),
    startTrading: done > 1 ? t('visited') : t('startTradingHelp'),
  };
  return (
    <Card aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>{t('title')}</h2>
        <Tag tone={left === 0 ? 'neutral' : 'accent'} mark={left === 0 ? 'square' : 'dot'}>
          {leftText}
        </Tag>
      </CardHead>
      <S.Bar
        role="progressbar"
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${t('percent', { percent: String(percent) })}, ${leftText}`}
      >
        <Scale
          max={100}
          minor={2.5}
          major={50}
          value={percent}
          size="tall"
          labels={ENDS.map((at) => ({ at, text: t('percent', { percent: String(at) }) }))}
        />
      </S.Bar>
      <S.Steps>
        {activationSteps.map(({ name, leadsTo }, index) => {
          const isCurrent = index === done;
          const isProven = name === 'makeFirstDeposit' && hasDeposit;
          return (
            <li key={name} aria-current={isCurrent ? 'step' : undefined}>
              <StepMark data-proven={isProven || undefined}>
                {isProven ? (
                  <>
                    <Check aria-hidden="true" />
                    <VisuallyHidden>{t('done')}</VisuallyHidden>
                  </>
                ) : (
                  index + 1
                )}
              </StepMark>
              <div>
                <PlaceLink to={leadsTo}>{t(name)}</PlaceLink>
                <Label as="p">{help[name]}</Label>
              </div>
              {isCurrent && next !== null && (
                <Button kind="line" onClick={() => onMoveOn(next)}>
                  {t('next', { step: t(name) })}
                </Button>
              )}
            </li>
          );
        })}
      </S.Steps>
    </Card>
  );
}
