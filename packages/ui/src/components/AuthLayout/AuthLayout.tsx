'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { MAIN_ID, SkipLink } from '../../primitives/SkipLink/SkipLink.js';
import { useUnitLabels } from '../../provider/useUnitLabels.js';
import { useUi } from '../../provider/UiContext.js';
import { useSupport } from '../../provider/useSupport.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import { DailyCells } from '../DailyCells/DailyCells.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { RiskNote } from '../RiskNote/RiskNote.js';
import { NoSupportNote } from '../NoSupportNote/NoSupportNote.js';
import { authLayoutMessages } from './AuthLayout.messages.js';
import * as S from './AuthLayout.styles.js';

export interface AuthLayoutProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead: string;
  /** Where the risk note is shown on screens too narrow for the second column: above or below the form. */
  readonly riskPlace: 'above' | 'below';
  readonly children: ReactNode;
}

const REFRESH_MINUTES = [0, 16, 32, 48, 64, 80, 96];
const REVIEW_HOURS = [0, 12, 24, 36, 48];

/**
 * The page around a form that starts a session, with the form in one half and an information panel in the other from
 * a width of 1024 px. It has no sidebar.
 */
export function AuthLayout({ title, lead, riskPlace, children }: AuthLayoutProps) {
  const t = useMessages(authLayoutMessages);
  const { brand } = useUi();
  const unitLabels = useUnitLabels();
  const { primary } = useSupport();
  const narrowRisk = (
    <S.NarrowRisk>
      <RiskNote />
    </S.NarrowRisk>
  );
  return (
    <S.Frame>
      <S.Root>
        <SkipLink />
        <S.Head>
          <BrandMark />
        </S.Head>
        <S.Main id={MAIN_ID} tabIndex={-1}>
          <S.Column>
            <PageHead title={title}>
              <p>{lead}</p>
            </PageHead>
            {riskPlace === 'above' && narrowRisk}
            {children}
            {riskPlace === 'below' && narrowRisk}
          </S.Column>
        </S.Main>
        {primary === null && (
          <S.Foot>
            <NoSupportNote />
          </S.Foot>
        )}
        <S.Aside aria-label={t('about', { brand: brand.name })}>
          <S.Instruments>
            <h2>{t('motto')}</h2>
            <S.Instrument>
              <p>
                <strong>{t('refresh')}</strong> {t('refreshEvery')}
              </p>
              <Scale
                max={96}
                minor={2}
                major={16}
                value={60}
                size="tall"
                labels={unitLabels(REFRESH_MINUTES, 'minute')}
              />
            </S.Instrument>
            <S.Instrument>
              <p>
                <strong>{t('updates')}</strong> {t('updatesLimit')}
              </p>
              <DailyCells used={7} />
            </S.Instrument>
            <S.Instrument>
              <p>
                <strong>{t('review')}</strong> {t('reviewTime')}
              </p>
              <Scale
                max={48}
                minor={1}
                major={12}
                from={24}
                value={48}
                isBand
                size="tall"
                labels={unitLabels(REVIEW_HOURS, 'hour')}
              />
            </S.Instrument>
            <ProvenanceBadge provenance="sample" text={t('example')} />
          </S.Instruments>
          <RiskNote />
        </S.Aside>
      </S.Root>
    </S.Frame>
  );
}
