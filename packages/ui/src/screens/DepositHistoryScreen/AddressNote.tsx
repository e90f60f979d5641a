'use client';

import { isPayableAddress } from '../../rules/addressCharacters.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositAddress } from '../../model/Deposit.js';
import { Note } from '../../primitives/Note/Note.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useNow } from '../../provider/useNow.js';
import { getDepositProgress, isUnderWay } from '../../rules/depositProgress.js';
import { depositHistoryScreenMessages } from './DepositHistoryScreen.messages.js';

const STEP_MS = 5_000;

export interface AddressNoteProps {
  /** The deposits whose addresses are stored and on no row. */
  readonly others: readonly DepositAddress[];
}

/** Where to find the address of a pending deposit that has none on its row. */
export function AddressNote({ others }: AddressNoteProps) {
  const t = useMessages(depositHistoryScreenMessages);
  const isOnDepositPage = (now: number) =>
    others.some((one) => isPayableAddress(one.address) && isUnderWay(getDepositProgress(one, now)));
  const now = useNow(STEP_MS, isOnDepositPage);
  return (
    <Note>
      {isOnDepositPage(now) ? (
        <p>{t.rich('storedAddress', { deposit: <PlaceLink to="deposit">{t('showAddress')}</PlaceLink> })}</p>
      ) : (
        <p>{t('noAddress')}</p>
      )}
    </Note>
  );
}
