/** What the server accepts, for its checks and for the sentences that name a limit. Those of a bot are in `botSettings.ts`. */
export const limits = {
  /** USD, for every coin. */
  minimumWithdrawal: '50',
  /** Characters. */
  minimumAddressLength: 10,
  /** Characters. */
  minimumPasswordLength: 8,
};
