import type { AddressTrap } from '../../address/addressTrap.js';
import { useMessages } from '../../messages/useMessages.js';
import { addressTrapMessages } from './WithdrawScreen.messages.js';

/** What is wrong with an address that cannot be meant. */
export function useTrapText(trap: AddressTrap): string {
  const t = useMessages(addressTrapMessages);
  return trap.code === 'token' ? t('token', { token: trap.token }) : t(trap.code);
}
