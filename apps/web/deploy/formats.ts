import { ASSETS, cachingOf, type Headers, headersOf } from './policy.ts';

/** How hosts want to be told the headers of a build, from the text of its page. */
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
    const block = (path: string, fallback: string) => `location ${path} {
  try_files $uri ${fallback};
${headers}
  add_header cache-control "${cachingOf(path)}";
}`;
    return `${block(ASSETS, '=404')}\n${block('/', '/index.html')}`;
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
  try_files {path} /index.html
  file_server
}`,
} as const satisfies Record<string, (html: string) => string>;

export type HeaderFormat = keyof typeof headerFormats;

function linesOf(headers: Headers, format: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => format(name, value))
    .join('\n');
}

/** `_redirects` of the same hosts: an unknown path is the app's, unless it is that of a file of an older release. */
export const redirects = [`${ASSETS}* ${ASSETS}:splat 404`, '/* /index.html 200'].join('\n');
