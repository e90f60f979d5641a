'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { Note } from '../../primitives/Note/Note.js';
import { Label, Mono } from '../../primitives/Text/Text.js';
import { compareAddresses, type KnownAddress } from '../../rules/addressBook.js';
import { knownAddressesMessages } from './WithdrawScreen.messages.js';

const Pair = styled.dl`
  display: grid;
  gap: var(--ep-s2);
  & mark {
    background: none;
    color: var(--ep-negative);
    font-weight: var(--ep-weight-strong);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export interface LookAlikeNoteProps {
  /** As it was entered. */
  readonly address: string;
  /** A known address with the same ends. */
  readonly known: KnownAddress;
}

/** Warns of an address that only looks like a known one: both in full, with what differs marked. */
export function LookAlikeNote({ address, known }: LookAlikeNoteProps) {
  const t = useMessages(knownAddressesMessages);
  const pair = [
    [t('entered'), address, known.address],
    [known.label ?? t('usedBefore'), known.address, address],
  ] as const;
  return (
    <Note tone="negative" announces="assertive" title={t('lookAlike')}>
      <Pair>
        {pair.map(([name, own, other]) => (
          <div key={own}>
            <Label as="dt">{name}</Label>
            <Mono as="dd">
              {compareAddresses(own, other).map(({ text, isDifferent }, index) =>
                // Parts have no key but their place.
                // oxlint-disable-next-line react/no-array-index-key
                isDifferent ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
              )}
            </Mono>
          </div>
        ))}
      </Pair>
    </Note>
  );
}
