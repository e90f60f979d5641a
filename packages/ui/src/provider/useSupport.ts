import type { SupportChannel } from '../model/SupportChannel.js';
import { useUi } from './UiContext.js';

export interface Support {
  /** Every channel the operator has set up, best first. */
  readonly channels: readonly SupportChannel[];
  /** The first of them; `null` when there is none. */
  readonly primary: SupportChannel | null;
}

/** How the operator of this installation can be reached. */
export function useSupport(): Support {
  const { support } = useUi();
  return { channels: support, primary: support[0] ?? null };
}
