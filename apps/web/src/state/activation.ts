import { readStepsMovedPast, type StepsMovedPast } from '@etherpilot/ui/model';
import { proxy } from 'valtio/vanilla';
import { onStoredElsewhere, readStored, writeStored } from '../services/storedValue.js';

const KEY = 'etherpilot.activation';

type StepsByUser = Readonly<Record<string, StepsMovedPast>>;

function read(): StepsByUser {
  const stored = readStored(KEY);
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.map(([userId, steps]) => [userId, readStepsMovedPast(steps)]));
}

/** How many steps each user on this device has moved past, done or skipped, by the numeric id of their account. */
export const activation = proxy<{ movedPast: StepsByUser }>({ movedPast: read() });

export function storeStepsMovedPast(userId: number, steps: StepsMovedPast): void {
  if (activation.movedPast[userId] === steps) return;
  activation.movedPast = { ...activation.movedPast, [userId]: steps };
  writeStored(KEY, activation.movedPast);
}

onStoredElsewhere(KEY, () => {
  activation.movedPast = read();
});
