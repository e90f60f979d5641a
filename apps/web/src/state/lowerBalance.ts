import { type Decimal, subtract } from '@etherpilot/ui/money';
import { balance, setBalance } from './balance.js';
import { discardPendingProfiles } from './session.js';

/** Lowers the balance by an amount the server has just accepted; profiles requested before do not include it. */
export function lowerBalance(amount: Decimal): void {
  discardPendingProfiles();
  setBalance(subtract(balance.current.value, amount), 'derived');
}
