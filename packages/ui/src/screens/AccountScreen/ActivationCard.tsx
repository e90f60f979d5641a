'use client';

import { Check } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { StepMark } from '../../primitives/Steps/Steps.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { Label } from '../../primitives/Text/Text.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../provider/useFormat.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import {
  type ActivationFacts,
  type ActivationMove,
  activationSteps,
  countStepsLeft,
  getNextMove,
  getPercentDone,
  type StepsMovedPast,
} from '../../rules/activation.js';
import { firstStepsMessages } from '../../components/FirstSteps/FirstSteps.messages.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { activationCardMessages } from './AccountScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const Bar = styled.div`
  padding-top: var(--ep-s1);
`;

/** Progress and steps: below each other, side by side where there is room. */
const Root = styled(Card)`
  @container ep-column (width >= 60rem) {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    gap: var(--ep-s10);
  }
`;

const Steps = styled.ol`
  margin-top: var(--ep-s3);
  @container ep-column (width >= 60rem) { margin-block: calc(var(--ep-s3) * -1) 0; }
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--ep-s2) var(--ep-s3);
    padding: var(--ep-s3) 0;
  }
  & > li + li { border-top: 1px solid var(--ep-line-soft); }
  & > li:last-child { padding-bottom: 0; }
  & > li > button { grid-column: 1 / -1; }
  & a { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
  @container ep-column (width >= 28rem) {
    & > li { grid-template-columns: auto minmax(0, 1fr) auto; }
    & > li > button { grid-column: auto; }
  }
`;

/** Not as strong as the name of its step. */
const Missing = styled(PlaceLink)`
  && { font-weight: var(--ep-weight-regular); color: var(--ep-accent-text); }
`;

/** The props of `ActivationCard`. */
export interface ActivationCardProps extends ElementProps<HTMLDivElement> {
  /**
   * What has happened. The bar, counter and ticks depend on this alone; when both steps are done nothing is rendered.
   */
  readonly facts: ActivationFacts;
  /** How many steps the person has moved past; those that have not happened are marked as skipped. */
  readonly movedPast: StepsMovedPast;
  /** What the balance lacks for the cheapest bot (USD), said at the second step. */
  readonly missing?: Decimal | undefined;
  /** Stores how many steps were moved past and navigates to the step's place. */
  readonly onMoveOn: (move: ActivationMove) => void;
}

const ENDS = [0, 50, 100];

/**
 * Shows the two steps of account activation and how many have happened. Moving on claims nothing: it only shows the
 * next step.
 */
export function ActivationCard({ facts, movedPast, missing, onMoveOn, ...rest }: ActivationCardProps) {
  const t = useMessages(activationCardMessages);
  const first = useMessages(firstStepsMessages);
  const { count, usd, wholePercent } = useFormat();
  const titleId = useId();
  const left = countStepsLeft(facts);
  if (left === 0) return null;
  const percent = getPercentDone(facts);
  const leftText = t('stepsLeft', { count: left });
  const next = getNextMove(facts, movedPast);
  return (
    <Root {...rest} aria-labelledby={titleId}>
      <div>
        <CardHead>
          <h2 id={titleId}>{t('title')}</h2>
          <Tag tone="accent" mark="dot">
            {leftText}
          </Tag>
        </CardHead>
        <Bar
          role="progressbar"
          aria-labelledby={titleId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={`${wholePercent(percent)}, ${leftText}`}
        >
          <Scale
            max={100}
            minor={2.5}
            major={50}
            value={percent}
            size="tall"
            labels={ENDS.map((at) => ({ at, text: wholePercent(at) }))}
          />
        </Bar>
      </div>
      <Steps>
        {activationSteps.map(({ name, leadsTo, fact }, index) => {
          const isDone = facts[fact];
          const isCurrent = next?.movedPast === index + 1;
          const help = isDone ? 'Done' : index < movedPast ? 'Skipped' : 'Help';
          return (
            <li key={name} aria-current={isCurrent ? 'step' : undefined}>
              <StepMark isProven={isDone}>
                {isDone ? (
                  <>
                    <Check className="ep-icon" aria-hidden="true" />
                    <VisuallyHidden>{t('done')}</VisuallyHidden>
                  </>
                ) : (
                  count(index + 1)
                )}
              </StepMark>
              <div>
                <PlaceLink to={leadsTo}>{t(name)}</PlaceLink>
                <Label as="p">{t(`${name}${help}`)}</Label>
                {fact === 'hasInvested' && facts.hasDeposited && missing && (
                  <Missing to="deposit">{first('missingForBot', { amount: usd(missing) })}</Missing>
                )}
              </div>
              {isCurrent && (
                <Button variant="line" onClick={() => onMoveOn(next)}>
                  {t('next', { step: t(name) })}
                </Button>
              )}
            </li>
          );
        })}
      </Steps>
    </Root>
  );
}
