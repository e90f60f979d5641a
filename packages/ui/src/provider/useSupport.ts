import type { SupportChannel } from '../model/SupportChannel.js';
import { useUi } from './UiContext.js';

/** How to reach the operator. */
export interface Support {
  /** Every channel the operator has configured, best first. */
  readonly channels: readonly SupportChannel[];
  /** The first of them; `null` when there is none. */
  readonly primary: SupportChannel | null;
}

/** How to reach the operator of this installation. */
export function useSupport(): Support {
  const { supportChannels: channels } = useUi();
  return { channels, primary: channels[0] ?? null };
}
