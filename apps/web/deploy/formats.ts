import { APP_FOLDER, APP_PAGE, pages } from './pages.ts';
import { ASSETS, cachingOf, type Headers, headersOf } from './policy.ts';

/** How hosts want to be told the headers of a build, from the texts of its pages. */
export const headerFormats = {
  /** `_headers` of Netlify and Cloudflare Pages, which let browsers keep nothing unasked unless told. */
  static: (html) => `/*
${linesOf(headersOf(html), (name, value) => `  ${name}: ${value}`)}
${ASSETS}*
  cache-control: ${cachingOf(ASSETS)}`,

  /** Within a `server` block. */
  nginx: (html) => {
    const headers = linesOf(headersOf(html), (name, value) => `  add_header ${name} "${value}" always;`);
    // A block with headers of its own takes none from around it. How long to keep an answer is not said of a missing file.
    const block = (path: string, files: string) => `location ${path} {
  try_files ${files};
${headers}
  add_header cache-control "${cachingOf(path)}";
}`;
    return `${block(ASSETS, '$uri =404')}\n${block('/', `$uri $uri/index.html /${APP_PAGE}`)}`;
  },

  /** Within a site block. */
  caddy: (html) => `header {
${linesOf(headersOf(html), (name, value) => `  ${name} "${value}"`)}
}
@asset {
  path ${ASSETS}*
  file
}
handle @asset {
  header cache-control "${cachingOf(ASSETS)}"
  file_server
}
handle ${ASSETS}* {
  error 404
}
handle {
  header cache-control "${cachingOf('/')}"
  try_files {path} {path}/index.html /${APP_PAGE}
  file_server
}`,
} as const satisfies Record<string, (html: string) => string>;

export type HeaderFormat = keyof typeof headerFormats;

function linesOf(headers: Headers, format: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => format(name, value))
    .join('\n');
}

const folders = Object.keys(pages).filter((path) => path !== '/');

/**
 * `_redirects` of the same hosts, which find the folder of a page themselves: an unknown path is the app's, unless it is
 * that of a file of an older release. Folders are named, not files: some hosts take `index.html` out of an address.
 */
export const redirects = [
  `${ASSETS}* ${ASSETS}:splat 404`,
  ...folders.map((path) => `${path} ${path}/ 200`),
  `/* /${APP_FOLDER}/ 200`,
].join('\n');
