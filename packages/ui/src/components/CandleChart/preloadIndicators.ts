import { indicatorsCode } from './useIndicators.js';

/**
 * Fetches the code that computes and draws indicators. A chart does so when it is first drawn with some; called before, they are
 * in its first drawing.
 */
export function preloadIndicators(): void {
  indicatorsCode.preload();
}
