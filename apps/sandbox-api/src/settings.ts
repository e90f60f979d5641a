/** What a person may tune without touching the code. Durations are milliseconds unless named otherwise. */
export interface Settings {
  /** Where the web app is served: the payment page sends the payer back there. */
  webOrigin: string;
  /** Life of an access token, in seconds. */
  accessSeconds: number;
  /** Length of a sandbox day: bots write one growth log a day. */
  dayMs: number;
  /** From 'Pay now' to the credit. */
  paySettleMs: number;
  /** A withdrawal spends this long pending and as long again processing. */
  withdrawalStepMs: number;
  /** Records on a page of a list; null sends every list whole. */
  pageSize: number | null;
}

/** Short enough to watch a whole life cycle during a demonstration. */
export const defaultSettings: Settings = {
  webOrigin: 'http://127.0.0.1:5173',
  accessSeconds: 300,
  dayMs: 30_000,
  paySettleMs: 4_000,
  withdrawalStepMs: 10_000,
  pageSize: null,
};
