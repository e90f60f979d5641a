/**
 * Bots, deposits, prices and all the other data that screens show, for the stories and tests of a host. Pure data: nobody
 * in it exists, and its day is 12 July 2026.
 */
export * from './fixtures/bots.js';
export * from './fixtures/currencies.js';
export * from './fixtures/deposits.js';
export * from './fixtures/failures.js';
export * from './fixtures/investments.js';
export * from './fixtures/market.js';
export * from './fixtures/operatorContent.js';
export * from './fixtures/results.js';
export * from './fixtures/time.js';
export * from './fixtures/uncertain.js';
export * from './fixtures/viewer.js';
export * from './fixtures/withdrawals.js';
