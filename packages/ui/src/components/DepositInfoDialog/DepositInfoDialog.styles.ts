'use client';

import { styled } from 'styled-components';

/** The QR code beside the facts; on phones centred above them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s5);
  @media (min-width: 48em) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--ep-s6);
  }
`;

export const Picture = styled.figure`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--ep-s2);
  & > figcaption {
    max-width: 14rem;
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    color: var(--ep-text-faint);
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

export const Coin = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ep-s2);
`;

export const AddressHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--ep-s3);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-faint);
  & > h3 { font-size: inherit; line-height: inherit; font-weight: var(--ep-weight-medium); color: var(--ep-text-body); }
`;
