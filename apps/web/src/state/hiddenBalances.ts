import { proxy } from 'valtio/vanilla';
import { onStoredElsewhere, readStored, writeStored } from '../services/storedValue.js';

const KEY = 'etherpilot.balancesHidden';

const read = () => readStored(KEY) === true;

/**
 * Whether amounts are masked: a setting of the device, which logging out keeps. Read before anything is rendered, so that no
 * amount is ever painted first.
 */
export const hiddenBalances = proxy({ areHidden: read() });

export function toggleBalances(): void {
  hiddenBalances.areHidden = !hiddenBalances.areHidden;
  writeStored(KEY, hiddenBalances.areHidden);
}

// The build renders pages for visitors with this module, too.
if (!import.meta.env.SSR) {
  onStoredElsewhere(KEY, () => {
    hiddenBalances.areHidden = read();
  });
}

/** The question before a file shows hidden amounts; `answer` is called once with what the person decides. */
export const exportQuestion = proxy<{ answer: ((isConfirmed: boolean) => void) | null }>({ answer: null });

/** Resolves with whether a file with amounts may be made: at once while they are shown, else with the person's answer. */
export function mayExport(): Promise<boolean> {
  if (!hiddenBalances.areHidden) return Promise.resolve(true);
  return new Promise((resolve) => {
    exportQuestion.answer?.(false);
    exportQuestion.answer = (isConfirmed) => {
      exportQuestion.answer = null;
      resolve(isConfirmed);
    };
  });
}
