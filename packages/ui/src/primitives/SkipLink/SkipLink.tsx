'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import type { ElementProps } from '../ElementProps.js';
import { skipLinkMessages } from '../shared.messages.js';

const Root = styled.a`
  position: absolute;
  inset-inline-start: var(--ep-s4);
  top: -4rem;
  z-index: var(--ep-z-toast);
  padding: var(--ep-s3) var(--ep-s4);
  border-radius: var(--ep-r-control);
  background: var(--ep-accent);
  color: var(--ep-text-on-accent);
  font-weight: var(--ep-weight-medium);
  &:focus { top: var(--ep-s4); }
`;

/** The id of the main landmark that the link targets. */
export const MAIN_ID = 'main';

/** The first focus stop of a page: skips the navigation. */
export function SkipLink(props: ElementProps<HTMLAnchorElement>) {
  const t = useMessages(skipLinkMessages);
  return (
    <Root {...props} href={`#${MAIN_ID}`}>
      {t('skip')}
    </Root>
  );
}
