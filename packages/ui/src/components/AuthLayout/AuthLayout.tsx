'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { MAIN_ID, SkipLink } from '../../primitives/SkipLink/SkipLink.js';
import { useUi } from '../../provider/UiContext.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import { RiskNote } from '../RiskNote/RiskNote.js';
import { authLayoutMessages } from './AuthLayout.messages.js';
import * as S from './AuthLayout.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

export interface AuthLayoutProps extends ElementProps<HTMLDivElement> {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead: string;
  /** Where the risk note is shown on screens too narrow for the second column: above or below the form. */
  readonly riskPlace: 'above' | 'below';
  readonly children: ReactNode;
}

/**
 * The page around a form that starts a session, with the form in one half and an information panel in the other from
 * a width of 1024 px. It has no sidebar.
 */
export function AuthLayout({ title, lead, riskPlace, children, ...rest }: AuthLayoutProps) {
  const t = useMessages(authLayoutMessages);
  const { brand } = useUi();
  const narrowRisk = (
    <S.NarrowRisk>
      <RiskNote />
    </S.NarrowRisk>
  );
  return (
    <S.Frame {...rest}>
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
        <S.Aside aria-label={t('about', { brand: brand.name })}>
          <h2>{t('motto')}</h2>
          <RiskNote />
        </S.Aside>
      </S.Root>
    </S.Frame>
  );
}
