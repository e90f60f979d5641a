import { type ErrorTexts, errorTexts as english } from '@etherpilot/api-client';
import { language } from '../language/language.js';
import { inLanguage } from './inLanguage.js';

/** The other texts of the app; they load with the pages within the navigation. */
export const pageTexts = inLanguage('PageTexts', {
  notFound: 'Page not found',
  loading: 'Loading...',
  continueTitle: 'Pick up where you left off',
  continueTo: 'Continue to {place}',
  problemHelp: 'Anything you already submitted is listed in your history.',
  tryAgain: 'Try again',
  missing: "This page didn't load",
  missingHelp: 'Check your connection and try again.',
  missingAgain: 'It did not load after a reload either. Check your connection and try again later.',
  reloadPage: 'Reload the page',
  goToPlatform: 'Go to platform',
  messagesFailed: 'The messages could not be loaded. Please try again.',
  noSource: 'No source for this pair',
  noSourceHelp: 'Its provider did not answer.',
  chartFailed: 'Failed to fetch chart data',
  orderClosed: 'The page was closed before the server answered.',
  historyUnchecked: "Your history hasn't been checked yet.",
  orderSignedOut:
    'You signed out before the server answered. It may have been sent. Check your history before you try again.',
});

/** The client's texts about errors, in the language of the page. */
export const errorTexts: ErrorTexts = { ...english, ...language.errors };
