'use client';

import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--ep-s3);
  min-height: 60vh;
  color: var(--ep-text-soft);
`;
