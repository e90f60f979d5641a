import { truncate } from '../../format/truncate.js';
import { useMessages } from '../../messages/useMessages.js';
import { isActiveStatus } from '../../rules/botStatus.js';
import { inactiveBotMessages } from './InactiveBot.messages.js';

const known = ['maintenance', 'paused', 'stopped', 'inactive'] as const;

/** Returns a function that explains why a bot of a given status cannot be started; `null` for an active one. */
export function useInactiveBotReason(): (status: string) => string | null {
  const t = useMessages(inactiveBotMessages);
  return (status) => {
    if (isActiveStatus(status)) return null;
    const word = status.trim();
    const name = known.find((one) => one === word.toLowerCase());
    if (name !== undefined) return t(name);
    return word === '' ? t('noStatus') : t('otherStatus', { status: truncate(word) });
  };
}
