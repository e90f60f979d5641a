import { type ActivationDone, readActivationDone } from '@etherpilot/ui';
import { proxy } from 'valtio/vanilla';
import { keep, onKeptElsewhere, readKept } from '../services/kept.js';

const KEY = 'etherpilot.activation';

type DoneByUser = Readonly<Record<string, ActivationDone>>;

function read(): DoneByUser {
  const kept = readKept(KEY);
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(entries.map(([userId, done]) => [userId, readActivationDone(done)]));
}

/** How many steps each person on this device has moved past, by the numeric id of their account (G-43). */
export const activation = proxy<{ done: DoneByUser }>({ done: read() });

export function keepActivation(userId: number, done: ActivationDone): void {
  activation.done = { ...activation.done, [userId]: done };
  keep(KEY, activation.done);
}

onKeptElsewhere(KEY, () => {
  activation.done = read();
});
