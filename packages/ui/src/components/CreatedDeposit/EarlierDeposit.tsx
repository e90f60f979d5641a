'use client';

import { QrCode } from 'lucide-react';
import { useId } from 'react';
import { Amount } from '../Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositAddress } from '../../model/Deposit.js';
import { Button } from '../../primitives/Button/Button.js';
import { useFormat } from '../../provider/useFormat.js';
import { CurrencyIcon } from '../CurrencyIcon/CurrencyIcon.js';
import { createdDepositMessages } from './CreatedDeposit.messages.js';
import * as S from './CreatedDeposit.styles.js';
import { useDepositOffer } from './useDepositOffer.js';

export interface EarlierDepositProps {
  readonly deposit: DepositAddress;
  readonly onShowInfo: (deposit: { id: string }) => void;
}

/** One deposit created before the newest: amount and time, and its address in the dialog. */
export function EarlierDeposit({ deposit, onShowInfo }: EarlierDepositProps) {
  const t = useMessages(createdDepositMessages);
  const format = useFormat();
  const about = useId();
  const { progress, hasAddress, title, text } = useDepositOffer(deposit);
  const { id, currency, amount, createdAt } = deposit;
  const created = progress !== 'unpayable' && t('createdAt', { moment: format.moment(createdAt) });
  return (
    <S.EarlierLine>
      <CurrencyIcon currency={currency} />
      <div id={about}>
        <b>
          <bdi>
            <Amount>{`${format.amount(amount)} ${currency}`}</Amount>
          </bdi>
        </b>
        <p>{[created, progress !== 'payable' && title].filter(Boolean).join(' · ')}</p>
        {progress === 'unpayable' && <p>{text}</p>}
      </div>
      {hasAddress && (
        <Button
          variant="line"
          size="small"
          icon={<QrCode className="ep-icon" aria-hidden="true" />}
          aria-describedby={about}
          onClick={() => onShowInfo({ id })}
        >
          {t('showAddress')}
        </Button>
      )}
    </S.EarlierLine>
  );
}
