'use client';

import { WifiOff } from 'lucide-react';
import { OFFLINE_REASON_ID, useIsOffline } from '../../provider/OfflineContext.js';
import { Button, type ButtonProps } from './Button.js';

/** A button that sends or fetches. While offline it is disabled and refers to the strip that explains why. */
export function SendButton({ icon, disabled = false, 'aria-describedby': reasons = '', ...rest }: ButtonProps) {
  const isOffline = useIsOffline();
  const described = isOffline ? `${OFFLINE_REASON_ID} ${reasons}` : reasons;
  return (
    <Button
      {...rest}
      icon={isOffline ? <WifiOff className="ep-icon" aria-hidden="true" /> : icon}
      disabled={disabled || isOffline}
      aria-describedby={described.trim() || undefined}
    />
  );
}
