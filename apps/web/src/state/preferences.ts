import { defaultPreferences, type Preferences } from '@etherpilot/ui';
import { proxy, ref } from 'valtio/vanilla';
import { keep, onKeptElsewhere, readKept } from '../services/kept.js';

const KEY = 'etherpilot.preferences';

/** What was kept, switch by switch; anything that is no switch is as it was in the beginning. */
function read(): Preferences {
  const kept = readKept(KEY);
  const switches: ReadonlyMap<string, unknown> = new Map(
    typeof kept === 'object' && kept !== null ? Object.entries(kept) : [],
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

/** The switches of Settings: of this device, not of a person, so that logging out leaves them (G-101, G-102). */
export const preferences = proxy<{ current: Preferences }>({ current: ref(read()) });

export function changePreferences(changed: Partial<Preferences>): void {
  preferences.current = ref({ ...preferences.current, ...changed });
  keep(KEY, preferences.current);
}

onKeptElsewhere(KEY, () => {
  preferences.current = ref(read());
});
