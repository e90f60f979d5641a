import { inLanguage } from './inLanguage.js';

/** Texts of the app that load with every page; keep them few. */
export const startTexts = inLanguage('StartTexts', {
  error: 'Error',
  unexpected: 'An unexpected error occurred. Please try again.',
  missing: 'This form is not ready yet',
  missingHelp: 'Check your connection, then try again or reload.',
  problem: 'This page hit a problem',
  problemHelp: 'Anything you already submitted is listed in your history. Reload the page to continue.',
  reload: 'Reload',
  noBalance: 'Balance unavailable',
  noBalanceHelp: "Until it can be read, you can't withdraw or start a bot.",
});
