'use client';

import * as S from './Spinner.styles.js';

/** A spinner. Decorative: the text beside it says what is loading. */
export function Spinner() {
  return <S.Root aria-hidden="true" />;
}
