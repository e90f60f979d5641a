'use client';

import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  gap: var(--ep-s2);
`;

export const Legend = styled.legend`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--ep-s3);
  width: 100%;
  padding: 0;
  margin-bottom: var(--ep-s2);
  &[data-hidden] { margin: 0; }
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  font-weight: var(--ep-weight-medium);
  color: var(--ep-text-body);
  & > span { font-weight: 400; color: var(--ep-text-faint); }
`;
