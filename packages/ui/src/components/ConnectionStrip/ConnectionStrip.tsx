'use client';

import { CloudOff, RotateCw, WifiOff } from 'lucide-react';
import { truncate } from '../../format/truncate.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Failure } from '../../model/Failure.js';
import { Button } from '../../primitives/Button/Button.js';
import { OFFLINE_REASON_ID } from '../../provider/OfflineContext.js';
import { useFormat } from '../../provider/useFormat.js';
import { connectionStripMessages } from './ConnectionStrip.messages.js';
import * as S from './ConnectionStrip.styles.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The states the strip tells of; `kind` says what each means. */
export const connectionStripKinds = ['offline', 'savedProfile', 'loadingProfile', 'profileRefused'] as const;

/** The props of `ConnectionStrip`. */
export interface ConnectionStripProps extends ElementProps<HTMLDivElement> {
  /**
   * `offline`: the device has no connection. The others apply while a stored profile is shown: `savedProfile` when the
   * server was not reached, `loadingProfile` until it answers, `profileRefused` when it answered with an error.
   */
  readonly kind: (typeof connectionStripKinds)[number];
  /** The server's error, for `profileRefused`. */
  readonly answer?: Failure | undefined;
  /** When the figures on the screen were read (ms since the epoch); omitted when unknown. */
  readonly readAt?: number | undefined;
  /** Whether a try is under way: its button is then busy. */
  readonly isRetrying?: boolean;
  /** Called when the person asks for another try. */
  readonly onRetry: () => void;
}

/** A strip above the content for as long as a connection or server problem lasts. */
export function ConnectionStrip({ kind, answer, readAt, isRetrying = false, onRetry, ...rest }: ConnectionStripProps) {
  const t = useMessages(connectionStripMessages);
  const format = useFormat();
  const spoken = useSpoken();
  const Icon = kind === 'offline' ? WifiOff : CloudOff;
  return (
    <S.Root {...rest} ref={spoken} data-kind={kind} role="note">
      <p>
        <Icon className="ep-icon" aria-hidden="true" />
        {kind === 'offline' ? (
          <span id={OFFLINE_REASON_ID}>
            <b>{t('offline')}</b>{' '}
            {readAt !== undefined &&
              `${t('figuresFrom', { time: `${format.clockTime(readAt)} ${format.zone(readAt)}` })} `}
            {t('nothingSent')}
          </span>
        ) : (
          <span>{t(kind, { message: truncate(answer?.message ?? '') })}</span>
        )}
      </p>
      <Button
        variant="line"
        size="small"
        icon={<RotateCw className="ep-icon" aria-hidden="true" />}
        isBusy={isRetrying}
        onClick={() => onRetry()}
      >
        {t('retry')}
      </Button>
    </S.Root>
  );
}
