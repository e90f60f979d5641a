import { existsSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headerFormats, redirects } from '../deploy/formats.js';
import { readPages } from '../deploy/pages.js';
import { ASSETS, chooseCaching, commonHeaders, type Headers, buildHeaders } from '../deploy/policy.js';
import { readServedPages } from './pageConfig.js';

/**
 * Writes the headers of a build beside its pages, as static hosts want them, and sends them: all of them in preview; all
 * but the policy in development, whose reloading needs scripts within the page.
 */
export function securityHeaders(): Plugin {
  return {
    name: 'security-headers',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    writeBundle({ dir = '' }) {
      const html = readPages(dir);
      writeFileSync(join(dir, '_headers'), `${headerFormats.static(html)}\n`);
      writeFileSync(join(dir, '_redirects'), `${redirects}\n`);
    },
    configureServer({ middlewares }) {
      middlewares.use((_, response, next) => {
        setAll(response, commonHeaders);
        next();
      });
    },
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const folder = resolve(root, build.outDir);
      const headers = buildHeaders(readServedPages(folder));
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://page');
        setAll(response, headers);
        // The answer of an app to an unknown path is its page, which no browser may keep as one of these files.
        const isMissing = pathname.startsWith(ASSETS) && !existsSync(join(folder, pathname));
        setAll(response, { 'cache-control': isMissing ? 'no-cache' : chooseCaching(pathname) });
        if (isMissing) response.writeHead(404).end();
        else next();
      });
    },
  };
}

function setAll(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
