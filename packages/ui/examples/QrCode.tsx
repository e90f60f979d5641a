import { QrCode } from '@etherpilot/ui/components';

export function Example() {
  return <QrCode label="QR code of the deposit address" value="0x742d35Cc6634C0532925a3b844Bc454e4438f44e" />;
}
