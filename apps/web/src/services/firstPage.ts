import { RELEASE_DAY } from '../../plugins/browserFloor.js';

// What the page itself does until the app has hydrated it, by marks on its `html` element: index.html sets them, and
// firstPage.css acts on them.

declare global {
  interface Window {
    /** By which a page asks for the profile and the code of its screen, unless it has: see `plugins/pageScripts.ts`. */
    preload?: () => void;
  }
}

const marks = () => document.documentElement.dataset;

/** The app shows the ribbon now. */
export function takeOverRibbon(): void {
  delete marks()['ribbon'];
}

/** The app shows what is in the link. */
export function endQueryCheck(): void {
  delete marks()['query'];
}

/** The app is there in place of a frame. */
export function endFrame(): void {
  delete document.getElementById('root')?.dataset['frame'];
}

/** It is known whether somebody is signed in. Until then, what depends on it is not visible. */
export function endSessionCheck(): void {
  delete marks()['session'];
}

/** Whether the page is sending a visitor away, before it has shown anything. */
export function isBeingLeft(): boolean {
  return 'left' in marks();
}

/** When this page was rendered (ms since the epoch): the day of the release, so that the same sources make the same page. */
export const builtAt = import.meta.env.SSR
  ? Date.parse(RELEASE_DAY)
  : Number.parseInt(document.getElementById('root')?.dataset['builtAt'] ?? '', 10);
