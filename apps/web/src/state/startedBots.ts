import { type BotConfiguration, type RecordId, riskLevels, strategies } from '@etherpilot/ui/model';
import { proxy } from 'valtio/vanilla';
import { onStoredElsewhere, readStored, writeStored } from '../services/storedValue.js';

const KEY = 'etherpilot.startedBots';

/** How many are kept for each person: the latest ones. */
const MOST_KEPT = 50;

/** How an investment was configured on this device. Its amount is the server's to tell, and is not stored. */
export interface StartedBot extends Omit<BotConfiguration, 'amount'> {
  readonly investmentId: RecordId;
  /** Ms since the epoch. */
  readonly startedAt: number;
}

type StartsByUser = Readonly<Record<string, readonly StartedBot[]>>;

const isOneOf = (values: readonly string[], value: unknown) => typeof value === 'string' && values.includes(value);

function isStart(value: unknown): value is StartedBot {
  if (typeof value !== 'object' || value === null) return false;
  const {
    investmentId,
    startedAt,
    strategy,
    riskLevel,
    stopLoss,
    takeProfit,
    maxTrades,
  }: Partial<Record<keyof StartedBot, unknown>> = value;
  const hasId = typeof investmentId === 'string' || Number.isSafeInteger(investmentId);
  const isTime = typeof startedAt === 'number' && !Number.isNaN(new Date(startedAt).getTime());
  const areSettings = [stopLoss, takeProfit, maxTrades].every((one) => Number.isSafeInteger(one));
  return hasId && isTime && areSettings && isOneOf(strategies, strategy) && isOneOf(riskLevels, riskLevel);
}

function read(): StartsByUser {
  const stored = readStored(KEY);
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.map(([userId, starts]) => [userId, Array.isArray(starts) ? starts.filter(isStart) : []]),
  );
}

/** How each person's bots were configured on this device, by the numeric id of their account. */
export const startedBots = proxy<{ current: StartsByUser }>({ current: read() });

/** Remembers how a person configured an investment, with the risk level, which no server knows. */
export function rememberStart(userId: number, start: StartedBot): void {
  const others = (startedBots.current[userId] ?? []).filter(({ investmentId }) => investmentId !== start.investmentId);
  startedBots.current = { ...startedBots.current, [userId]: [...others, start].slice(-MOST_KEPT) };
  writeStored(KEY, startedBots.current);
}

/** Forgets how a person configured their bots: they have logged out. */
export function forgetStarts(userId: number): void {
  const { [userId]: _, ...others } = startedBots.current;
  startedBots.current = others;
  writeStored(KEY, others);
}

onStoredElsewhere(KEY, () => {
  startedBots.current = read();
});
