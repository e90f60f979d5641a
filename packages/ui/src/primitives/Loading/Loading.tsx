'use client';

import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import type { ElementProps } from '../ElementProps.js';
import { Spinner } from '../Spinner/Spinner.js';
import * as S from './Loading.styles.js';

export const loadingMessages = defineMessages('Loading', { loading: 'Loading' });

/** A full-page loading state: while the session is checked or a screen is loaded. */
export function Loading(props: ElementProps<HTMLDivElement>) {
  const t = useMessages(loadingMessages);
  return (
    <S.Root {...props} role="status">
      <Spinner />
      {t('loading')}
    </S.Root>
  );
}
