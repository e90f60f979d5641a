'use client';

import { styled } from 'styled-components';

/** An e-mail address has no natural place to wrap. */
export const External = styled.a`
  overflow-wrap: anywhere;
`;
