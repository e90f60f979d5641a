'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { Label, Mono } from '../../primitives/Text/Text.js';
import type { KnownAddress } from '../../rules/addressBook.js';
import { knownAddressesMessages } from './WithdrawScreen.messages.js';
import { useUsesText } from './useUsesText.js';

const List = styled.ul`
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  overflow: hidden;
  & > li + li { border-top: 1px solid var(--ep-line); }
  & button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--ep-s1) var(--ep-s3);
    width: 100%;
    min-height: 44px;
    padding: var(--ep-s2) var(--ep-s3);
    border: 0;
    border-inline-start: 2px solid transparent;
    background: none;
    color: var(--ep-text-strong);
    text-align: start;
    cursor: pointer;
  }
  & button:hover { background: var(--ep-surface-hover); }
  & button:focus-visible { outline-offset: -2px; }
  & button[aria-pressed='true'] { background: var(--ep-accent-surface); border-color: var(--ep-accent); }
  & b { display: block; font-weight: var(--ep-weight-medium); }
  & button > span { line-height: var(--ep-lh-small); }
  & button > :last-child { max-width: 6.25rem; text-align: end; text-wrap: balance; }
`;

export interface KnownAddressesProps {
  readonly known: readonly KnownAddress[];
  /** The one that is filled in. */
  readonly chosen: KnownAddress | undefined;
  readonly onUse: (address: string) => void;
}

/** Addresses to fill in, each in full, with its label and how often it was used. */
export function KnownAddresses({ known, chosen, onUse }: KnownAddressesProps) {
  const t = useMessages(knownAddressesMessages);
  const formatUses = useUsesText();
  return (
    <List aria-label={t('known')}>
      {known.map((one) => (
        <li key={one.address}>
          <button type="button" aria-pressed={one === chosen} onClick={() => onUse(one.address)}>
            <span>
              {one.label !== null && <b>{one.label}</b>}
              <Mono>{one.address}</Mono>
            </span>
            <Label>{formatUses(one)}</Label>
          </button>
        </li>
      ))}
    </List>
  );
}
