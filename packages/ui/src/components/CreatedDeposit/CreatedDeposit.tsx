'use client';

import { useRef } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositAddress } from '../../model/Deposit.js';
import { Button } from '../../primitives/Button/Button.js';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';
import { AddressGroups } from '../AddressGroups/AddressGroups.js';
import { depositAddressMessages } from '../DepositInfoDialog/DepositAddress.messages.js';
import { useSessionTime } from '../PaymentSession/useSessionTime.js';
import { paymentSessionMessages } from '../PaymentSession/PaymentSession.messages.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { createdDepositMessages } from './CreatedDeposit.messages.js';
import { useMergedRef } from '../../primitives/useMergedRef.js';
import { useOnce } from '../../primitives/useOnce.js';
import * as S from './CreatedDeposit.styles.js';
import { EarlierDeposit } from './EarlierDeposit.js';
import { useDepositOffer } from './useDepositOffer.js';
import { useWaitingDeposits } from './useWaitingDeposits.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

/** The props of `CreatedDeposit`. */
export interface CreatedDepositProps extends ElementProps<HTMLDivElement> {
  /** The newest deposit and its address. */
  readonly created: DepositAddress;
  /** The deposits created before it, newest first; those under way are listed below. Default: none. */
  readonly earlier?: readonly DepositAddress[] | undefined;
  /** Writes the address to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Opens the dialog with the QR code of the deposit with this `id`. */
  readonly onShowInfo: (deposit: { id: string }) => void;
  /** Shown first when nothing must be sent to the address, as in a sandbox; nothing then asks to send. */
  readonly addressWarning?: string | undefined;
  /** Opens the form for another deposit. */
  readonly onCreateNew: () => void;
}

const NONE: readonly DepositAddress[] = [];

/**
 * The newest deposit with its address as text, independent of what else on the page has loaded, and a line for each
 * earlier one that is under way. Scrolls into view.
 */
export function CreatedDeposit({ ref, ...props }: CreatedDepositProps) {
  const { created, earlier = NONE, onCopy, onShowInfo, addressWarning, onCreateNew } = props;
  const t = useMessages(createdDepositMessages);
  const info = useSupportMessages(depositAddressMessages);
  const payment = useMessages(paymentSessionMessages);
  const { moment } = useFormat();
  const { progress, hasAddress, title, text } = useDepositOffer(created, addressWarning !== undefined);
  const { timeText } = useSessionTime(created.createdAt);
  const { underWay, waiting } = useWaitingDeposits(created, earlier);
  const { id, address, currency, createdAt, status } = created;
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRef(root, ref);
  const spoken = useSpoken();
  useOnce(() => root.current?.scrollIntoView?.({ block: 'nearest' }));
  const isOver = progress === 'sessionOver' || progress === 'ended';
  const details = [t('createdAt', { moment: moment(createdAt) }), progress === 'payable' && timeText];
  return (
    <S.Root {...pickElementProps(props)} ref={rootRef}>
      {underWay.length > 0 && waiting > 0 && <S.Count>{t('waiting', { count: waiting })}</S.Count>}
      <Note tone={hasAddress && progress !== 'unknown' && addressWarning === undefined ? 'accent' : 'warning'}>
        {hasAddress && addressWarning !== undefined && <S.Warning>{addressWarning}</S.Warning>}
        {/* Not the whole note, or its time left would be announced each minute. */}
        <S.Announced ref={spoken}>
          <strong>{title}</strong>
          <p>{text}</p>
        </S.Announced>
        {progress === 'sessionOver' && status !== undefined && <p>{t('reported', { status })}</p>}
        {hasAddress && (
          <S.Address>
            <AddressGroups address={address} />
            <CopyButton
              label={info('copy')}
              copiedLabel={info('copied')}
              failedLabel={info('copyFailed')}
              onCopy={() => onCopy(address)}
            />
            <Button variant="line" onClick={() => onShowInfo({ id })}>
              {t('showInfo')}
            </Button>
          </S.Address>
        )}
        {progress === 'payable' && <p>{info.rich('network', { currency })}</p>}
        {isOver && (
          <Button variant="line" onClick={() => onCreateNew()}>
            {t('createNew')}
          </Button>
        )}
        {progress !== 'unpayable' && (
          <S.Details>
            <span>{details.filter(Boolean).join(' · ')}</span>
            {progress === 'payable' && (
              <ProvenanceBadge provenance="derived" text={payment('source')} figure="sessionTimeLeft" />
            )}
          </S.Details>
        )}
      </Note>
      {underWay.length > 0 && (
        <S.Earlier aria-label={t('earlier')}>
          {underWay.map((one) => (
            <EarlierDeposit key={one.id} deposit={one} onShowInfo={onShowInfo} />
          ))}
        </S.Earlier>
      )}
    </S.Root>
  );
}
