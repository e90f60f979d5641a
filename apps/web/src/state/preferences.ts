import { defaultPreferences, type Preferences, readCandleFill } from '@etherpilot/ui/model';
import { palettes } from '@etherpilot/ui/tokens';
import { proxy, ref } from 'valtio/vanilla';
import { onStoredElsewhere, readStored, writeStored } from '../services/storedValue.js';
import { getCurrentUserId } from './session.js';

const KEY = 'etherpilot.preferences';

interface StoredPreferences extends Omit<Preferences, 'oneClickDeal'> {
  /** The ids of the accounts whose bots are started without asking: nobody inherits that on a shared device. */
  readonly oneClickDeal: readonly number[];
}

/** The stored switches; invalid values fall back to the defaults. */
function read(): StoredPreferences {
  const stored = readStored(KEY);
  const switches: ReadonlyMap<string, unknown> = new Map(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  );
  const flag = (name: 'oneClickStop' | 'notifications') => {
    const value = switches.get(name);
    return typeof value === 'boolean' ? value : defaultPreferences[name];
  };
  const users = switches.get('oneClickDeal');
  return {
    oneClickDeal: Array.isArray(users) ? users.filter((id) => typeof id === 'number') : [],
    oneClickStop: flag('oneClickStop'),
    notifications: flag('notifications'),
    candleFill: readCandleFill(switches.get('candleFill')),
    palette: palettes.find((palette) => palette === switches.get('palette')) ?? defaultPreferences.palette,
  };
}

/** The Settings switches. Logging out keeps them; only One-click deal belongs to an account, not to the device. */
export const preferences = proxy<{ current: StoredPreferences }>({ current: ref(read()) });

/** The switches as the current user has them. */
export function getPreferences(stored = preferences.current): Preferences {
  const userId = getCurrentUserId();
  return { ...stored, oneClickDeal: userId !== null && stored.oneClickDeal.includes(userId) };
}

export function changePreferences({ oneClickDeal, ...changed }: Partial<Preferences>): void {
  const userId = getCurrentUserId();
  const users = preferences.current.oneClickDeal;
  const others = users.filter((id) => id !== userId);
  const next = oneClickDeal === true && userId !== null ? [...others, userId] : others;
  preferences.current = ref({
    ...preferences.current,
    ...changed,
    oneClickDeal: oneClickDeal === undefined ? users : next,
  });
  writeStored(KEY, preferences.current);
}

onStoredElsewhere(KEY, () => {
  preferences.current = ref(read());
});
