import { NOT_FOUND_PAGE, pagePaths } from './pages.ts';
import { ASSETS, chooseCaching, type Headers, buildHeaders } from './policy.ts';

/** The headers of a build in the format of each host, from the texts of its pages. */
export const headerFormats = {
  /** `_headers` of Netlify and Cloudflare Pages, which by default make browsers revalidate every file. */
  static: (html) => `/*
${formatLines(buildHeaders(html), (name, value) => `  ${name}: ${value}`)}
${ASSETS}*
  cache-control: ${chooseCaching(ASSETS)}`,

  /** Within a `server` block. */
  nginx: (html) => nginxFormat(buildHeaders(html)),

  /** Within a site block. */
  caddy: (html) => caddyFormat(buildHeaders(html)),
} as const satisfies Record<string, (html: string) => string>;

/** nginx directives for a `server` block. They send the build's compressed copies; stock nginx has no module for brotli's. */
export function nginxFormat(headers: Headers): string {
  const lines = formatLines(headers, (name, value) => `  add_header ${name} "${value}" always;`);
  // A block with headers of its own takes none from around it. How long to keep an answer is said of a missing page, and not
  // of a missing asset.
  const block = (location: string, path: string, files: string, more: readonly string[]) => `location ${location} {
  gzip_static on;
  gzip_vary on;
${more.map((line) => `  ${line}\n`).join('')}  try_files ${files};
${lines}
  add_header cache-control "${chooseCaching(path)}"${path === ASSETS ? '' : ' always'};
}`;
  // The ending of a copy says nothing of its type.
  const asset = ([ending, type]: readonly [string, string]) =>
    block(`~ ^${ASSETS}.+\\.${ending}$`, ASSETS, '$uri$copy =404', [
      // Or a copy would be compressed again.
      'gzip off;',
      'types { }',
      `default_type ${type};`,
      'add_header content-encoding $encoding;',
      'add_header vary $vary;',
    ]);
  return `set $copy "";
set $encoding "";
set $vary "";
set $taken $http_accept_encoding;
if (!-f $document_root$uri.br) {
  set $taken "";
}
if ($taken ~ "(^|[ ,])br($|[ ,;])") {
  set $copy .br;
  set $encoding br;
  set $vary accept-encoding;
}
${Object.entries(copiedTypes).map(asset).join('\n')}
${block(ASSETS, ASSETS, '$uri =404', [])}
${block('/', '/', '$uri $uri/index.html =404', [`error_page 404 /${NOT_FOUND_PAGE};`])}`;
}

/**
 * The assets that have copies, by ending. Stock nginx finds a copy only by the name of the file, and then has to be told the
 * type.
 */
const copiedTypes = { js: 'text/javascript', css: 'text/css' } as const;

/** Caddy directives for a site block. */
export function caddyFormat(headers: Headers): string {
  return `header {
${formatLines(headers, (name, value) => `  ${name} "${value}"`)}
}
@asset {
  path ${ASSETS}*
  file
}
handle @asset {
  header cache-control "${chooseCaching(ASSETS)}"
  file_server {
    precompressed br gzip
  }
}
handle ${ASSETS}* {
  error 404
}
handle {
  header cache-control "${chooseCaching('/')}"
  try_files {path} {path}/index.html
  file_server
}
handle_errors {
  @missing_page not path ${ASSETS}*
  handle @missing_page {
    header cache-control "${chooseCaching('/')}"
    rewrite * /${NOT_FOUND_PAGE}
    file_server
  }
}`;
}

export type HeaderFormat = keyof typeof headerFormats;

function formatLines(headers: Headers, format: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => format(name, value))
    .join('\n');
}

/**
 * `_redirects` of the same hosts. Every path is named: a rule for all of them would also answer each file at Cloudflare Pages.
 * An unknown path is answered with the page for those, and 404. Folders are named, not files: some hosts take `index.html`
 * out of an address.
 */
export const redirects = pagePaths
  .filter((path) => path !== '/')
  .map((path) => `${path} ${path}/ 200`)
  .join('\n');
