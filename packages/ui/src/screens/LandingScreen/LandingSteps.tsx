'use client';

import { Band } from '../../components/Band/Band.js';
import { useMessages } from '../../messages/useMessages.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { Num } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { useLimits } from '../../provider/useLimits.js';
import { landingScreenMessages } from './LandingScreen.messages.js';
import * as S from './LandingScreen.styles.js';

const steps = ['signUp', 'connectWallet', 'startTrading', 'trackResults'] as const;

/** From signing up to results, under one scale of four parts. */
export function LandingSteps() {
  const t = useMessages(landingScreenMessages);
  const { count } = useFormat();
  const { minimumPasswordLength } = useLimits();
  return (
    <Band title={t('steps')}>
      <S.StepScale>
        <Scale max={48} minor={1} major={12} size="tall" />
      </S.StepScale>
      <S.Steps>
        {steps.map((step, index) => (
          <li key={step}>
            <Num aria-hidden="true">{count(index + 1)}</Num>
            <div>
              <h3>{t(step)}</h3>
              <p>{t(`${step}Text`, { length: count(minimumPasswordLength) })}</p>
            </div>
          </li>
        ))}
      </S.Steps>
    </Band>
  );
}
