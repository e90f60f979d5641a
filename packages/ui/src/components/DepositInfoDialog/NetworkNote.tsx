'use client';

import { useMemo } from 'react';
import { getAddressRemark } from '../../address/addressHint.js';
import type { AddressFamily } from '../../model/coins.js';
import { Note } from '../../primitives/Note/Note.js';
import { useUi } from '../../provider/UiContext.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { depositAddressMessages } from './DepositAddress.messages.js';
import { depositInfoDialogMessages } from './DepositInfoDialog.messages.js';

export interface NetworkNoteProps {
  readonly address: string;
  readonly currency: string;
  /** Nothing must be sent to the address, as in a sandbox, so the note does not ask for it. */
  readonly isNotToBePaid?: boolean;
}

/**
 * Warns that the API names no network, because coins sent over another one are lost. What the address looks like is
 * only a hint.
 */
export function NetworkNote({ address, currency, isNotToBePaid = false }: NetworkNoteProps) {
  const t = useSupportMessages(depositInfoDialogMessages);
  const ofAddress = useSupportMessages(depositAddressMessages);
  const { network } = useUi();
  const remark = useMemo(() => getAddressRemark(address, currency, network), [address, currency, network]);
  const family: AddressFamily | null = remark?.code === 'fits' || remark?.code === 'noChecksum' ? remark.family : null;
  return (
    <Note tone="warning" title={t(isNotToBePaid ? 'onlyCurrency' : 'onlyTitle', { currency })}>
      <p>
        {family === null
          ? ofAddress.rich('network', { currency })
          : t.rich('networkLike', { family: t(family), currency })}
      </p>
      <p>{t('lost')}</p>
      {family === null && remark !== null && <p>{t.rich('unlike', { currency })}</p>}
    </Note>
  );
}
