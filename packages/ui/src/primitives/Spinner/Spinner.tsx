'use client';

import type { ElementProps } from '../ElementProps.js';
import * as S from './Spinner.styles.js';

/** A spinner. Decorative: the text beside it says what is loading. */
export function Spinner(props: ElementProps<HTMLSpanElement>) {
  return <S.Root {...props} aria-hidden="true" />;
}
