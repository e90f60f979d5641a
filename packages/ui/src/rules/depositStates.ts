/** How far a deposit has come. */
export interface DepositState {
  readonly phase: 'waiting' | 'seen' | 'final' | 'unknown';
  readonly isCredited: boolean;
}

const states: ReadonlyMap<string, DepositState> = new Map([
  ['pending', { phase: 'waiting', isCredited: false }],
  ['paid', { phase: 'final', isCredited: true }],
  ['failed', { phase: 'final', isCredited: false }],
  ['expired', { phase: 'final', isCredited: false }],
  ['cancelled', { phase: 'final', isCredited: false }],
  ['refunded', { phase: 'final', isCredited: false }],
]);

export function depositStateOf(status: string): DepositState {
  return states.get(status.toLowerCase()) ?? { phase: 'unknown', isCredited: false };
}
