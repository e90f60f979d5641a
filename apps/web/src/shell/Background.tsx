import { useQueryClient } from '@tanstack/react-query';
import { PendingMoney } from './PendingMoney.js';
import { useOrderJournal } from './useOrderJournal.js';

/** What goes on beside every screen: orders without a clear answer, and money on its way. A separate chunk. */
export function Background() {
  useOrderJournal(useQueryClient());
  return <PendingMoney />;
}
