import { type AddressLabel, readLabel } from '@etherpilot/ui/model';
import { proxy, ref } from 'valtio/vanilla';
import { onStoredElsewhere, readStored, removeStored, writeStored } from '../services/storedValue.js';
import { getCurrentUserId } from './session.js';

const KEY = 'etherpilot.addressLabels';

type LabelsByUser = Readonly<Record<string, readonly AddressLabel[]>>;

/** Labels that cannot be read are left out. */
function read(): LabelsByUser {
  const stored = readStored(KEY);
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.map(([userId, labels]) => [
      userId,
      Array.isArray(labels) ? labels.map(readLabel).filter((one) => one !== null) : [],
    ]),
  );
}

/** What each user on this device calls their addresses, by the numeric id of their account. Logging out keeps it. */
export const addressLabels = proxy<{ byUser: LabelsByUser }>({ byUser: ref(read()) });

/** The labels of the current user. */
export function getLabels(byUser: LabelsByUser = addressLabels.byUser): readonly AddressLabel[] {
  return byUser[getCurrentUserId() ?? ''] ?? [];
}

/** Stores the labels of the current user in place of those before; none is left of no labels. */
export function storeLabels(labels: readonly AddressLabel[]): void {
  const userId = getCurrentUserId();
  if (userId === null) return;
  const { [userId]: _, ...others } = addressLabels.byUser;
  const byUser = labels.length === 0 ? others : { ...others, [userId]: labels };
  addressLabels.byUser = ref(byUser);
  if (Object.keys(byUser).length === 0) removeStored(KEY);
  else writeStored(KEY, byUser);
}

onStoredElsewhere(KEY, () => {
  addressLabels.byUser = ref(read());
});
