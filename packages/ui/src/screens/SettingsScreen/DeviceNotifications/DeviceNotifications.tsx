'use client';

import { BellOff, BellRing, Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../../messages/useMessages.js';
import type { DevicePermission } from '../../../model/DevicePermission.js';
import { Button } from '../../../primitives/Button/Button.js';
import { deviceNotificationsMessages } from './DeviceNotifications.messages.js';
import * as S from './DeviceNotifications.styles.js';

export interface DeviceNotificationsProps {
  readonly permission: DevicePermission;
  /** The switch that allows sending; while it is off nothing is sent, even with the browser's permission. */
  readonly isOn: boolean;
  /** Asks the browser; called only on a click. */
  readonly onAllow: () => void;
}

const icons = { granted: Check, denied: BellOff, unsupported: BellOff } as const;

/** Whether this browser may show system notifications, and the button that asks it. */
export function DeviceNotifications({ permission, isOn, onAllow }: DeviceNotificationsProps) {
  const t = useMessages(deviceNotificationsMessages);
  const id = useId();
  const state = useRef<HTMLParagraphElement>(null);
  const wasAsked = useRef(false);
  // The answer replaces the button, which had the focus.
  useEffect(() => {
    if (wasAsked.current && permission !== 'unasked') state.current?.focus();
    wasAsked.current = false;
  }, [permission]);
  const ask = () => {
    wasAsked.current = true;
    onAllow();
  };
  const Icon = permission === 'unasked' ? BellRing : icons[permission];
  return (
    <S.Root>
      <S.Content>
        <h3>{t('title')}</h3>
        <p id={`${id}-detail`}>{t(permission === 'unsupported' ? 'insecure' : 'detail')}</p>
        {!isOn && permission !== 'unsupported' && <p>{t('off')}</p>}
      </S.Content>
      {permission === 'unasked' ? (
        <Button kind="line" icon={<BellRing aria-hidden="true" />} aria-describedby={`${id}-detail`} onClick={ask}>
          {t('allow')}
        </Button>
      ) : (
        <S.State ref={state} tabIndex={-1} data-state={permission}>
          <Icon aria-hidden="true" />
          {t(permission)}
        </S.State>
      )}
    </S.Root>
  );
}
