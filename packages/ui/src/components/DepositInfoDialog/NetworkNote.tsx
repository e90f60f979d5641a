'use client';

import { useMemo } from 'react';
import { hintFor } from '../../address/addressHint.js';
import type { AddressFamily } from '../../address/inspectAddress.js';
import { Note } from '../../primitives/Note/Note.js';
import { useUi } from '../../provider/UiContext.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { depositInfoDialogMessages } from './DepositInfoDialog.messages.js';

export interface NetworkNoteProps {
  readonly address: string;
  readonly currency: string;
}

/** The answer names no network, and coins sent over another are lost (G-66). What the address looks like is a hint only. */
export function NetworkNote({ address, currency }: NetworkNoteProps) {
  const t = useSupportMessages(depositInfoDialogMessages);
  const { network } = useUi();
  const remark = useMemo(() => hintFor(address, currency, network), [address, currency, network]);
  const family: AddressFamily | null = remark?.code === 'fits' || remark?.code === 'noChecksum' ? remark.family : null;
  return (
    <Note tone="warning" title={t('onlyTitle', { currency })}>
      <p>
        {t.rich('network', { currency })} {t('lost')}
      </p>
      {family !== null && <p>{t('family', { family: t(family) })}</p>}
      {family === null && remark !== null && <p>{t.rich('unlike', { currency })}</p>}
    </Note>
  );
}
