import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages that say the same to everybody. */
export const publicPaths = ['/', '/login', '/signup', '/forgot-password'] as const;

/** The pages that stand within the navigation for somebody signed in, and on their own for everybody else. */
export const sharedPaths = ['/deposit-success', '/deposit-cancel'] as const;

/** The pages for somebody signed in. */
export const signedInPaths = [
  '/account',
  '/active-bots',
  '/deposit',
  '/deposit-history',
  '/platform',
  '/profile',
  '/robot',
  '/robots',
  '/settings',
  '/support',
  '/withdraw',
  '/withdrawal-history',
] as const;

export type PublicPath = (typeof publicPaths)[number];
export type SharedPath = (typeof sharedPaths)[number];
export type SignedInPath = (typeof signedInPaths)[number];

/** A path of the product. Each has a page of its own in a build. */
export type PagePath = PublicPath | SharedPath | SignedInPath;

/** Every path of the product. */
export const pagePaths: readonly PagePath[] = [...publicPaths, ...sharedPaths, ...signedInPaths];

/** The page of every other path, by the name under which static hosts find it. */
export const NOT_FOUND_PAGE = '404.html';

/** The file of a path's page. */
export function nameFile(path: PagePath): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** Every page of a build. */
export const pageFiles: readonly string[] = [...pagePaths.map(nameFile), NOT_FOUND_PAGE];

/** What answers a path which is not that of another file: a file of the build, and the status. */
export function findAnswer(path: string): { readonly file: string; readonly status: 200 | 404 } {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const known = pagePaths.find((one) => one === bare);
  return known === undefined ? { file: NOT_FOUND_PAGE, status: 404 } : { file: nameFile(known), status: 200 };
}

/** The texts of all pages of a build, of which the headers of each answer are made. */
export function readPages(folder: string): string {
  return pageFiles.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
