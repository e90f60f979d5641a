'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** How long a change is marked (ms). */
const MARKED_MS = 2_000;

const Root = styled.span`
  /* The line has its place before and after, so that nothing moves. */
  box-shadow: 0 2px 0 transparent;
  &[data-changed] { box-shadow: 0 2px 0 currentColor; }
  @media (forced-colors: active) { &[data-changed] { outline: 2px solid Highlight; } }
`;

export interface ChangeMarkProps {
  /** The element it is. Default: `span`. */
  readonly as?: 'span' | 'dd';
  /** What is compared, as plain text; `undefined` while it is unknown. */
  readonly value: string | undefined;
  /** The formatted value. */
  readonly children: ReactNode;
}

/** Marks a value for two seconds after it has changed on the screen. The first known value is no change. */
export function ChangeMark({ as = 'span', value, children }: ChangeMarkProps) {
  const [shown, setShown] = useState({ value, isChanged: false });
  if (shown.value !== value) setShown({ value, isChanged: shown.value !== undefined && value !== undefined });
  useEffect(() => {
    if (!shown.isChanged) return undefined;
    const timer = setTimeout(() => setShown({ value: shown.value, isChanged: false }), MARKED_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <Root as={as} data-changed={shown.isChanged || undefined}>
      {children}
    </Root>
  );
}
