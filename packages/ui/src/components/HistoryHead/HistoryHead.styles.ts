'use client';

import { styled } from 'styled-components';

export const Checked = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ep-s2);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
`;
