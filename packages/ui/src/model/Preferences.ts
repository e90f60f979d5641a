/** The switches of Settings. Kept on the device; no server knows them (H-13, G-101, G-102). */
export interface Preferences {
  /** Open deals without confirmation. */
  readonly oneClickDeal: boolean;
  /** Stop a robot without confirmation. */
  readonly oneClickStop: boolean;
  /** Push notifications and risk alerts, which share one state (spec section 2). */
  readonly notifications: boolean;
}

/** Before anybody has touched them (spec section 2). */
export const defaultPreferences: Preferences = { oneClickDeal: false, oneClickStop: false, notifications: true };
