'use client';

import { BellOff, BellRing, Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import type { DevicePermission } from '../../model/DevicePermission.js';
import { Button } from '../../primitives/Button/Button.js';
import { deviceNotificationsMessages } from './SettingsScreen.messages.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ep-s2) var(--ep-s4);
  min-height: 44px;
`;

const Content = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  & > h3 { font-size: var(--ep-size-body); line-height: var(--ep-lh-body); font-weight: var(--ep-weight-medium); }
  & > p { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
`;

const State = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--ep-s2);
  max-width: 100%;
  color: var(--ep-text-soft);
  & > svg { flex: none; width: 1rem; height: 1rem; color: var(--ep-text-faint); }
  &[data-state='granted'] > svg { color: var(--ep-positive); }
  &[data-state='denied'] > svg { color: var(--ep-warning); }
  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; border-radius: var(--ep-r-control); }
`;

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
    <Root>
      <Content>
        <h3>{t('title')}</h3>
        <p id={`${id}-detail`}>{t(permission === 'unsupported' ? 'insecure' : 'detail')}</p>
        {!isOn && permission !== 'unsupported' && <p>{t('off')}</p>}
      </Content>
      {permission === 'unasked' ? (
        <Button
          variant="line"
          icon={<BellRing className="ep-icon" aria-hidden="true" />}
          aria-describedby={`${id}-detail`}
          onClick={ask}
        >
          {t('allow')}
        </Button>
      ) : (
        <State ref={state} tabIndex={-1} data-state={permission}>
          <Icon className="ep-icon" aria-hidden="true" />
          {t(permission)}
        </State>
      )}
    </Root>
  );
}
