import type { Investment } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { expect, it } from 'vitest';
import type { StartedBot } from '../state/startedBots.js';
import { findRestart } from './restart.js';

const settings = { strategy: 'balanced', riskLevel: 'High', stopLoss: 8, takeProfit: 20, maxTrades: 3 } as const;
const start: StartedBot = { ...settings, investmentId: 7, startedAt: 1_764_000_000_000 };
const bot = { name: 'OKX Smart Bot', exchange: 'OKX', riskLevel: 'Low' };
const investment = { id: 7, bot, initialAmount: decimal('750.50') } as unknown as Investment;

it('takes the settings from this device, and amount and bot from the server', () => {
  expect(findRestart('7', [investment], [{ ...start, investmentId: 1 }, start])).toEqual({
    bot,
    configuration: { ...settings, amount: decimal('750.50') },
    startedAt: start.startedAt,
  });
});

it.each([
  ['nothing is named', undefined, [investment], [start]],
  ['it was not configured on this device', '7', [investment], []],
  ['the server does not list it', '7', [], [start]],
  ['its bot is not stated', '7', [{ ...investment, bot: null }], [start]],
])('knows nothing to start again when %s', (_, id, investments, starts) => {
  expect(findRestart(id, investments, starts)).toBeUndefined();
});
