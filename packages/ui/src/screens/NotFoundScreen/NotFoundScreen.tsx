'use client';

import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { notFoundScreenMessages } from './NotFoundScreen.messages.js';
import * as S from './NotFoundScreen.styles.js';

/** Empty: this screen needs no props. Declared so that every screen has a props type. */
export interface NotFoundScreenProps {}

/** The page for unknown URLs. */
export function NotFoundScreen(_props: NotFoundScreenProps) {
  const t = useMessages(notFoundScreenMessages);
  return (
    <S.Root>
      <Scale max={24} minor={1} major={6} />
      <S.Title tabIndex={-1}>
        <span>{t('code')}</span> {t('title')}
      </S.Title>
      <p>{t('help')}</p>
      <ButtonLink to="home" kind="primary" size="large">
        {t('home')}
      </ButtonLink>
    </S.Root>
  );
}
