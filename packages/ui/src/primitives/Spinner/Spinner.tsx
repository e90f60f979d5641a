'use client';

import * as S from './Spinner.styles.js';

/** Something is on its way. Decorative: the text beside it says what. */
export function Spinner() {
  return <S.Root aria-hidden="true" />;
}
