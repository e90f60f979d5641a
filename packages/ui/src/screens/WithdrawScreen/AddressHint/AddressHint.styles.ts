'use client';

import { styled } from 'styled-components';

export const Unchecked = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s2) var(--ep-s3);
`;
