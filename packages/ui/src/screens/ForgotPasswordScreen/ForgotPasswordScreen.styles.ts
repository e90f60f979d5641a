'use client';

import { styled } from 'styled-components';

/** An e-mail address has no natural place to wrap. */
export const Content = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
