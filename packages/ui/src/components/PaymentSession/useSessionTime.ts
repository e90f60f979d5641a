import { useMessages } from '../../messages/useMessages.js';
import { useNow } from '../../provider/useNow.js';
import { getSessionMinutesLeft, isSessionOver } from '../../rules/depositSession.js';
import { paymentSessionMessages } from './PaymentSession.messages.js';

const STEP_MS = 5_000;

/** How long a payment session probably lasts, in minutes and in words. */
export function useSessionTime(createdAt: number) {
  const t = useMessages(paymentSessionMessages);
  const now = useNow(STEP_MS, (at) => `${getSessionMinutesLeft(createdAt, at)} ${isSessionOver(createdAt, at)}`);
  const minutes = getSessionMinutesLeft(createdAt, now);
  const isOver = isSessionOver(createdAt, now);
  const leftText = minutes >= 1 ? t('left', { count: minutes }) : t('lessLeft');
  const timeText = isOver ? t('over') : leftText;
  return { minutes, isOver, timeText };
}
