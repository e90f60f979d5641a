import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages of a build that can be read before any of their scripts has run: their files, by path. */
export const pages = {
  '/': 'index.html',
  '/login': 'login/index.html',
  '/signup': 'signup/index.html',
  '/forgot-password': 'forgot-password/index.html',
} as const;

/** A path with a page of its own. */
export type PagePath = keyof typeof pages;

/** The folder of the page of every other path, which says that it is loading until its scripts have run. */
export const APP_FOLDER = 'app';
/** The file of that page. */
export const APP_PAGE = `${APP_FOLDER}/index.html`;

/** The same page, by the name under which static hosts find what answers an unknown path. */
export const NOT_FOUND_PAGE = '404.html';

/** Every page of a build. */
export const pageFiles: readonly string[] = [...Object.values(pages), APP_PAGE, NOT_FOUND_PAGE];

/** The paths of the app that have no page of their own. */
export const appPaths = [
  '/account',
  '/active-bots',
  '/deposit',
  '/deposit-cancel',
  '/deposit-history',
  '/deposit-success',
  '/platform',
  '/profile',
  '/robot',
  '/robots',
  '/settings',
  '/support',
  '/withdraw',
  '/withdrawal-history',
] as const;

/** The file of a build that answers a path which is not that of another file. */
export function findPage(path: string): string {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return Object.hasOwn(pages, bare) ? pages[bare as PagePath] : APP_PAGE;
}

/** The texts of all pages of a build, of which the headers of each answer are made. */
export function readPages(folder: string): string {
  return pageFiles.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
