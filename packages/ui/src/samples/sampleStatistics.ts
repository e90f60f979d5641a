import { decimal } from '../money/plainDecimal.js';
import { type Sourced, sample } from '../model/Provenance.js';
import type { PlatformStatistics } from '../model/Statistics.js';

/** Fixed sample values; nobody measured them. */
export const sampleStatistics: Sourced<PlatformStatistics, 'sample'> = sample({
  totalUsers: 12_847,
  totalProfit: decimal('284739.25'),
});
