import { ZOOM_STEP } from './view.ts';

/** Ours zooms by e to the power of the wheel's pixels over 400. */
const OURS_TURN = 400 * Math.log(ZOOM_STEP);
/** The peer by a tenth of a candle's width for 100 pixels of the wheel. */
const PEER_TURN = 100;

/** What is compared: a page, how it is asked, and the turn of the wheel that zooms it by one step. */
export const subjects = {
  ours: { page: 'ours', query: '', wheelKey: 'Control', wheelDelta: OURS_TURN },
  /** Ours as the app draws it: prepared while prices are on their way. Against ours, never against the peer. */
  oursPrepared: { page: 'ours', query: 'prepared', wheelKey: 'Control', wheelDelta: OURS_TURN },
  peer: { page: 'peer', query: '', wheelKey: '', wheelDelta: PEER_TURN },
  /** The peer with a window of the history that its host has cut out. */
  peerWindow: { page: 'peer', query: 'window=2000', wheelKey: '', wheelDelta: PEER_TURN },
  /** The peer drawing several candles as one where they are too narrow. */
  peerConflated: { page: 'peer', query: 'conflation', wheelKey: '', wheelDelta: PEER_TURN },
} as const;

export type Subject = keyof typeof subjects;
