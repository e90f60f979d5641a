'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { ElementProps } from '../ElementProps.js';
import { Spinner } from '../Spinner/Spinner.js';
import { loadingMessages } from '../shared.messages.js';
import * as S from './Loading.styles.js';

/** A full-page loading state: while the session is checked or a screen is loaded. */
export function Loading(props: ElementProps<HTMLDivElement>) {
  const t = useMessages(loadingMessages);
  return (
    <S.Root {...props} role="status" data-loading>
      <Spinner />
      {t('loading')}
    </S.Root>
  );
}
