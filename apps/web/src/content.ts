import { sampleStatistics } from '@etherpilot/ui';

/** What the operator says. Samples stand here until an operator replaces them, and say so on the screen. */
export const content = {
  brand: { name: 'Etherpilot' },
  /** The community channel; a bare address invents no handle (G-06). */
  telegramHref: 'https://t.me/',
  statistics: sampleStatistics,
};
