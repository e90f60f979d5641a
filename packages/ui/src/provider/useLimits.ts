import { defaultLimits, type Limits } from '../model/limits.js';
import { useUi } from './UiContext.js';

/** What the forms of this installation accept: what the host states, and the defaults for the rest. */
export function useLimits(): Limits {
  return { ...defaultLimits, ...useUi().limits };
}
