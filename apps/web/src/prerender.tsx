import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ref } from 'valtio/vanilla';
import { Router } from 'wouter';
import { publicPaths, sharedPaths, signedInPaths } from '../deploy/pages.js';
import { App, AppProvider, pageScreens } from './App.js';
import { Frame } from './shell/Frame.js';
import { builtAt } from './services/firstPage.js';
import { session } from './state/session.js';

/** What the build writes into a page. */
export interface PrerenderedPage {
  /** `*` for every path that is not one of the product's. */
  readonly path: string;
  readonly builtAt: number;
  /** The text of its `title` element. */
  readonly title: string;
  /** What is inside the root for visitors; `null` where they are sent away. */
  readonly visitor: string | null;
  /** What is in it for somebody signed in; `null` where it is the same. */
  readonly frame: string | null;
}

const TITLE = /<title[^>]*>([^<]*)<\/title>/;
/** The start of each button that sends a form. */
const SUBMIT_BUTTON = /<button(?=[^>]* type="submit")/g;
/**
 * Sent by the browser itself, a form would go to the server of the files. With its button disabled, Enter sends nothing.
 * `loader.ts` enables it. Firefox would do so on reload without `autocomplete`.
 */
const DISABLED_BUTTON = '<button disabled="" autocomplete="off"';
/** The start of each button of a frame, none of which answers. */
const BUTTON = /<button/g;

/** Renders each page as a visitor of a production deployment sees it, and as somebody does who may be signed in. Called by the build only. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  session.current = ref({ status: 'visitor', hasEnded: false, reason: null });
  await Promise.all(Object.values(pageScreens).map((screen) => screen.load()));
  const renderForVisitor = (path: string) => {
    const { title, html } = render(path, <App />);
    return { title, visitor: html.replaceAll(SUBMIT_BUTTON, DISABLED_BUTTON) };
  };
  const renderFrame = (path: string) => {
    const { title, html } = render(
      path,
      <AppProvider>
        <Frame path={path} />
      </AppProvider>,
    );
    return { title, frame: html.replaceAll(BUTTON, DISABLED_BUTTON) };
  };
  return [
    ...publicPaths.map((path) => ({ path, builtAt, ...renderForVisitor(path), frame: null })),
    ...[...sharedPaths, '*'].map((path) => ({ path, builtAt, ...renderForVisitor(path), ...renderFrame(path) })),
    ...signedInPaths.map((path) => ({ path, builtAt, ...renderFrame(path), visitor: null })),
  ];
}

function render(path: string, page: ReactNode): { readonly title: string; readonly html: string } {
  const html = renderToString(<Router ssrPath={path === '*' ? '/*' : path}>{page}</Router>);
  const [, title = ''] = TITLE.exec(html) ?? [];
  return { title, html: html.replace(TITLE, '') };
}
