'use client';

import { Amount } from '../Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositAddress } from '../../model/Deposit.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink, ExternalButtonLink } from '../../primitives/Button/ButtonLink.js';
import { KeyValues } from '../../primitives/Card/Card.js';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';
import { isPayableAddress } from '../../rules/addressCharacters.js';
import { AddressGroups } from '../AddressGroups/AddressGroups.js';
import { useDepositProgress } from '../CreatedDeposit/useDepositProgress.js';
import { CurrencyIcon } from '../CurrencyIcon/CurrencyIcon.js';
import { PaymentSession } from '../PaymentSession/PaymentSession.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { AddressPicture } from './AddressPicture.js';
import { depositAddressMessages } from './DepositAddress.messages.js';
import { depositInfoDialogMessages } from './DepositInfoDialog.messages.js';
import * as S from './DepositInfoDialog.styles.js';
import { NetworkNote } from './NetworkNote.js';
import { VerifyAddress } from './VerifyAddress.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `DepositInfoDialog`. */
export interface DepositInfoDialogProps extends ElementProps<HTMLDivElement> {
  /** The deposit to pay. */
  readonly created: DepositAddress;
  /** The coin's name beside its code, if known. */
  readonly currencyName?: string | undefined;
  /** Whether it is on the screen; the host keeps it. */
  readonly isOpen: boolean;
  /** Called by Close, the close icon, Escape and a click on the backdrop. */
  readonly onClose: () => void;
  /** Writes the address to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Returns the image URL of an address's QR code; without it the code is drawn on this device. */
  readonly qrSource?: ((address: string) => string) | undefined;
  /** Hides the link to the deposit history, for a dialog opened there. */
  readonly isOnHistory?: boolean;
  /** Shown above the QR code when nothing must be sent to the address, as in a sandbox; nothing then asks to send. */
  readonly addressWarning?: string | undefined;
  /** Returns the URL of the page that pays a deposit, by its address, as a sandbox has one; opens in a new tab. */
  readonly payHref?: ((address: string) => string) | undefined;
}

/**
 * Where to send the coins of a new deposit, and how to verify the address. A deposit that can no longer be paid, or whose
 * address has a character that no address has, shows only that.
 */
export function DepositInfoDialog({
  created,
  currencyName,
  isOpen,
  onClose,
  onCopy,
  qrSource,
  isOnHistory = false,
  addressWarning,
  payHref,
  ...rest
}: DepositInfoDialogProps) {
  const t = useMessages(depositInfoDialogMessages);
  const ofAddress = useSupportMessages(depositAddressMessages);
  const format = useFormat();
  const { progress, hasAddress: isMonitored, title, text } = useDepositProgress(created);
  const isUnpayable = isMonitored && !isPayableAddress(created.address);
  const hasAddress = isMonitored && !isUnpayable;
  const isPayable = progress === 'payable' && hasAddress;
  const isNotToBePaid = addressWarning !== undefined;
  const amount = `${format.amount(created.amount)} ${created.currency}`;
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      title={t('title')}
      description={isPayable && t(isNotToBePaid ? 'createdFor' : 'description', { amount })}
      width={704}
      onClose={onClose}
      foot={
        <>
          {!isOnHistory && (
            <ButtonLink variant="line" to="depositHistory">
              {t('history')}
            </ButtonLink>
          )}
          {isPayable && payHref && (
            <ExternalButtonLink variant="line" href={payHref(created.address)}>
              {t('pay')}
            </ExternalButtonLink>
          )}
          <Button variant="primary" onClick={() => onClose()}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {isUnpayable && (
          <Note tone="negative" title={ofAddress('unpayableTitle')} announces="assertive">
            <p>{ofAddress.rich('unpayable', { amount, moment: format.moment(created.createdAt) })}</p>
          </Note>
        )}
        {progress !== 'payable' && (
          <Note tone={progress === 'credited' ? 'neutral' : 'warning'} title={title} announces="polite">
            <p>{text}</p>
          </Note>
        )}
        {hasAddress && (
          <>
            {addressWarning !== undefined && <Note tone="warning" title={addressWarning} />}
            <S.Columns>
              <AddressPicture address={created.address} qrSource={qrSource} />
              <DepositAddressFacts
                created={created}
                currencyName={currencyName}
                isNotToBePaid={isNotToBePaid}
                onCopy={onCopy}
              />
            </S.Columns>
            <VerifyAddress key={created.address} address={created.address} />
            {isPayable && (
              <NetworkNote address={created.address} currency={created.currency} isNotToBePaid={isNotToBePaid} />
            )}
          </>
        )}
        {isPayable && <PaymentSession createdAt={created.createdAt} />}
      </Stack>
    </Dialog>
  );
}

interface FactsProps extends Pick<DepositInfoDialogProps, 'created' | 'currencyName' | 'onCopy'> {
  readonly isNotToBePaid: boolean;
}

function DepositAddressFacts({ created, currencyName, isNotToBePaid, onCopy }: FactsProps) {
  const t = useMessages(depositInfoDialogMessages);
  const ofAddress = useMessages(depositAddressMessages);
  const format = useFormat();
  const { address, amount, currency } = created;
  return (
    <Stack>
      <KeyValues>
        <div>
          <dt>{t('currency')}</dt>
          <dd>
            <S.Coin>
              <CurrencyIcon currency={currency} />
              {currencyName === undefined ? currency : `${currencyName} (${currency})`}
            </S.Coin>
          </dd>
        </div>
        <div>
          <dt>{t(isNotToBePaid ? 'createdAmount' : 'amount')}</dt>
          <dd>
            <bdi>
              <Amount>{`${format.amount(amount)} ${currency}`}</Amount>
            </bdi>
          </dd>
        </div>
      </KeyValues>
      <Stack gap={2}>
        <S.AddressHead>
          <h3>{t('address')}</h3>
          {t('compare')}
        </S.AddressHead>
        <AddressGroups address={address} />
        <CopyButton
          label={ofAddress('copy')}
          copiedLabel={ofAddress('copied')}
          failedLabel={ofAddress('copyFailed')}
          onCopy={() => onCopy(address)}
        />
      </Stack>
    </Stack>
  );
}
