import { type Decimal, subtract } from '@etherpilot/ui/money';
import { balance, setBalance } from './balance.js';
import { outdateProfiles } from './session.js';

/** Lowers the balance by what the server has just accepted; profiles asked for before do not know of it yet. */
export function lowerBalance(amount: Decimal): void {
  outdateProfiles();
  setBalance(subtract(balance.current.value, amount), 'derived');
}
