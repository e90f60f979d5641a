'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Row, Stack } from '../../primitives/Layout/Layout.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { Label, Text } from '../../primitives/Text/Text.js';
import { useUnitLabels } from '../../provider/useUnitLabels.js';
import { SESSION_MINUTES } from '../../rules/depositSession.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { paymentSessionMessages } from './PaymentSession.messages.js';
import { useSessionTime } from './useSessionTime.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const MARKS = [0, 10, 20, 30, 40, 50, SESSION_MINUTES];

/** The props of `PaymentSession`. */
export interface PaymentSessionProps extends ElementProps<HTMLDivElement> {
  /** When the deposit was created on this device (ms since the epoch). */
  readonly createdAt: number;
}

/** The time left of a payment session, on a scale. */
export function PaymentSession({ createdAt, ...rest }: PaymentSessionProps) {
  const spoken = useSpoken();
  const t = useMessages(paymentSessionMessages);
  const unitLabels = useUnitLabels();
  const { minutes, isOver, timeText } = useSessionTime(createdAt);
  return (
    <Stack {...rest} gap={2}>
      <Row justify="between">
        <Label>{t('label')}</Label>
        <Text as="span" tone="strong">
          {timeText}
        </Text>
      </Row>
      <Scale
        max={SESSION_MINUTES}
        minor={1}
        major={10}
        value={minutes}
        tone={minutes < 10 ? 'warning' : 'accent'}
        labels={unitLabels(MARKS, 'minute')}
      />
      {isOver && <Text ref={spoken}>{t('overHelp')}</Text>}
      <Row>
        <ProvenanceBadge provenance="derived" text={t('source')} figure="sessionTimeLeft" />
      </Row>
    </Stack>
  );
}
