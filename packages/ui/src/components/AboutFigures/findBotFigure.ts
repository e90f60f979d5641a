import type { Provenance } from '../../model/Provenance.js';
import type { FigureId } from './figures.js';

const rows: Partial<Record<Provenance, FigureId>> = { sample: 'sampleBots', cached: 'savedBots' };

/** The row of About the figures for a bot that is not live. */
export function findBotFigure(provenance: Provenance): FigureId | undefined {
  return rows[provenance];
}
