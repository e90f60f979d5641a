import { defaultPreferences, type Preferences } from '@etherpilot/ui';
import { proxy, ref } from 'valtio/vanilla';
import { onStoredElsewhere, readStored, writeStored } from '../services/storedValue.js';

const KEY = 'etherpilot.preferences';

/** The stored switches; invalid values fall back to the defaults. */
function read(): Preferences {
  const stored = readStored(KEY);
  const switches: ReadonlyMap<string, unknown> = new Map(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  );
  const flag = (name: keyof Preferences) => {
    const value = switches.get(name);
    return typeof value === 'boolean' ? value : defaultPreferences[name];
  };
  return {
    oneClickDeal: flag('oneClickDeal'),
    oneClickStop: flag('oneClickStop'),
    notifications: flag('notifications'),
  };
}

/** The Settings switches: they belong to the device, not the user, so logging out keeps them. */
export const preferences = proxy<{ current: Preferences }>({ current: ref(read()) });

export function changePreferences(changed: Partial<Preferences>): void {
  preferences.current = ref({ ...preferences.current, ...changed });
  writeStored(KEY, preferences.current);
}

onStoredElsewhere(KEY, () => {
  preferences.current = ref(read());
});
