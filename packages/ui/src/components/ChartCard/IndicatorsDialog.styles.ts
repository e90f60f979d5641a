'use client';

import { styled } from 'styled-components';

export const Row = styled.div`
  display: grid;
  gap: var(--ep-s3);
  & + & { padding-top: var(--ep-s4); border-top: 1px solid var(--ep-line-soft); }
`;

export const Settings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--ep-s3);
`;
