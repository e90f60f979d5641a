import type { MoneyInBots } from '@etherpilot/ui';
import { proxy, ref } from 'valtio/vanilla';
import { onLeave } from './session.js';

/** What is in bots, as far as it was read; beside the balance on every screen. */
export const inBots = proxy<{ current: MoneyInBots }>({ current: 'loading' });

export function setInBots(current: MoneyInBots): void {
  inBots.current = typeof current === 'object' && current !== null ? ref(current) : current;
}

onLeave(() => setInBots('loading'));
