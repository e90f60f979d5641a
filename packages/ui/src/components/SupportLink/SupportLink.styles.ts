'use client';

import { styled } from 'styled-components';

/** An address has no place to break. */
export const External = styled.a`
  overflow-wrap: anywhere;
`;
