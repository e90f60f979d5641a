'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Spinner } from '../Spinner/Spinner.js';
import { loadingMessages } from './Loading.messages.js';
import * as S from './Loading.styles.js';

/** A full-page loading state: while the session is checked or a screen is loaded. */
export function Loading() {
  const t = useMessages(loadingMessages);
  return (
    <S.Root role="status">
      <Spinner />
      {t('loading')}
    </S.Root>
  );
}
