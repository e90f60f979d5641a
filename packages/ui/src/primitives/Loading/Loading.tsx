'use client';

import { useMessages } from '../../messages/useMessages.js';
import type { ElementProps } from '../ElementProps.js';
import { Spinner } from '../Spinner/Spinner.js';
import { loadingMessages } from '../shared.messages.js';
import * as S from './Loading.styles.js';
import { useSpoken } from '../Spoken/useSpoken.js';
import { useMergedRef } from '../useMergedRef.js';

/** A full-page loading state: while the session is checked or a screen is loaded. */
export function Loading({ ref: givenRef, ...rest }: ElementProps<HTMLDivElement>) {
  const t = useMessages(loadingMessages);
  const ref = useMergedRef(useSpoken(), givenRef);
  return (
    // The region reads it, and this is what it is.
    <S.Root {...rest} ref={ref} role="status" aria-live="off" data-loading>
      <Spinner />
      {t('loading')}
    </S.Root>
  );
}
