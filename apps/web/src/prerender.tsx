import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { ref } from 'valtio/vanilla';
import { Router } from 'wouter';
import { App, pageScreens } from './App.js';
import { paths } from './paths.js';
import { builtAt } from './services/firstPage.js';
import { session } from './state/session.js';

/** What the build writes into a page that is for every path without one of its own. */
export type StartPage = Pick<PrerenderedPage, 'html' | 'styles'>;

/** What the build writes into a page. */
export interface PrerenderedPage {
  readonly path: string;
  readonly builtAt: number;
  /** The text of its `title` element. */
  readonly title: string;
  /** What is inside its root. */
  readonly html: string;
  /** The style element of what is in it. */
  readonly styles: string;
}

const TITLE = /<title[^>]*>([^<]*)<\/title>/;
/** The start of each button that sends a form. */
const SUBMIT_BUTTON = /<button(?=[^>]* type="submit")/g;
/**
 * Sent by the browser itself, a form would go to the server of the files. With its button disabled, Enter sends nothing.
 * `loader.ts` enables it. Firefox would do so on reload without `autocomplete`.
 */
const DISABLED_BUTTON = '<button disabled="" autocomplete="off"';

/** Renders each page as a visitor of a production deployment sees it. Called by the build only. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  session.current = ref({ status: 'visitor', hasEnded: false, reason: null });
  await Promise.all(Object.values(pageScreens).map((screen) => screen.load()));
  return Object.keys(pageScreens).map(prerenderPage);
}

/** Renders what the app shows while it finds out who is signed in. Called by the build only. */
export function prerenderStart(): StartPage {
  session.current = ref({ status: 'checking' });
  // One of the paths that wait for it.
  return prerenderPage(paths.login);
}

function prerenderPage(path: string): PrerenderedPage {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StyleSheetManager>,
  );
  const [, title = ''] = TITLE.exec(html) ?? [];
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { path, builtAt, title, html: html.replace(TITLE, '').replaceAll(SUBMIT_BUTTON, DISABLED_BUTTON), styles };
}
