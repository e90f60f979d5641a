'use client';

import { useMessages } from '../../messages/useMessages.js';
import { QrCode, QrPaper } from '../QrCode/QrCode.js';
import { depositInfoDialogMessages } from './DepositInfoDialog.messages.js';
import * as S from './DepositInfoDialog.styles.js';
import { getImageHost } from './getImageHost.js';

export interface AddressPictureProps {
  readonly address: string;
  /** The image URL of a QR code drawn by another service, for hosts that do not want it drawn on this device. */
  readonly qrSource?: ((address: string) => string) | undefined;
}

/** The QR code of an address, and who drew it. */
export function AddressPicture({ address, qrSource }: AddressPictureProps) {
  const t = useMessages(depositInfoDialogMessages);
  if (qrSource === undefined) {
    return (
      <S.Picture>
        <QrCode value={address} label={t('qr')} />
      </S.Picture>
    );
  }
  const source = qrSource(address);
  const host = getImageHost(source);
  return (
    <S.Picture>
      <QrPaper>
        <img src={source} width={200} height={200} alt={t('qr')} referrerPolicy="no-referrer" />
      </QrPaper>
      <figcaption>{host === undefined ? t('imageFromElsewhere') : t('imageFrom', { host })}</figcaption>
    </S.Picture>
  );
}
