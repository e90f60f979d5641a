import { ZOOM_STEP } from './view.ts';

/** Ours zooms by e to the power of the wheel's pixels over 400. */
const OURS_TURN = 400 * Math.log(ZOOM_STEP);
/** The peer by a tenth of a candle's width per 100 wheel pixels. */
const PEER_TURN = 100;

/** What is compared: a page, its query, and the wheel turn that zooms it by one step. */
export const subjects = {
  ours: { page: 'ours', query: '', wheelKey: 'Control', wheelDelta: OURS_TURN },
  peer: { page: 'peer', query: '', wheelKey: '', wheelDelta: PEER_TURN },
  /** The peer with a window of the history, as its host would pass it. */
  peerWindow: { page: 'peer', query: 'window=2000', wheelKey: '', wheelDelta: PEER_TURN },
  /** The peer drawing several candles as one where they are too narrow. */
  peerConflated: { page: 'peer', query: 'conflation', wheelKey: '', wheelDelta: PEER_TURN },
} as const;

export type Subject = keyof typeof subjects;
