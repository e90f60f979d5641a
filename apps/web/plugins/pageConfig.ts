import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressPage, takesBrotli } from '../deploy/compress.js';
import { readBlock, writeBlock } from '../deploy/configBlock.js';
import { findAnswer, pageFiles } from '../deploy/pages.js';

/**
 * Returns the page with fields merged into its configuration block, as a host would. Throws when the page has no block, or
 * would not start with these fields.
 */
export function withConfig(html: string, fields: object): string {
  return writeBlock(html, { ...JSON.parse(readBlock(html)), ...fields });
}

function servedFields(): object {
  return JSON.parse(process.env['PAGE_CONFIG'] || '{}');
}

/** A page of a build as it is served here. */
export function readServedPage(folder: string, file: string, fields = servedFields()): string {
  return withConfig(readFileSync(join(folder, file), 'utf8'), fields);
}

/** The texts of all pages of a build as they are served here. */
export function readServedPages(folder: string): string {
  return pageFiles.map((file) => readServedPage(folder, file)).join('\n');
}

/**
 * Serves the pages, in development and preview, with the fields of `PAGE_CONFIG` (a JSON object) merged into its
 * configuration block. They are added when a page is served, so no build contains them.
 */
export function pageConfig(): Plugin {
  const fields = servedFields();
  return {
    name: 'page-config',
    apply: 'serve',
    transformIndexHtml: { order: 'post', handler: (html) => withConfig(html, fields) },
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const folder = resolve(root, build.outDir);
      middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const { pathname } = new URL(request.url ?? '/', 'http://page');
        const { file, status } = findAnswer(pathname);
        const html = readServedPage(folder, file, fields);
        response.statusCode = status;
        response.setHeader('content-type', 'text/html').setHeader('vary', 'accept-encoding');
        if (!takesBrotli(request.headers)) return response.end(html);
        return response.setHeader('content-encoding', 'br').end(compressPage(html));
      });
    },
  };
}
