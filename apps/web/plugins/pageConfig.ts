import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const BLOCK = /(<script type="application\/json" id="config">)([^]*?)(<\/script>)/;

/**
 * Returns the page with fields merged into its configuration block, as a host would. Throws when the page has no block.
 */
export function withConfig(html: string, fields: object): string {
  if (!BLOCK.test(html)) throw new Error('The page has no configuration block.');
  return html.replace(BLOCK, (_, start: string, block: string, end: string) => {
    // A value must not close the script element it is in.
    const text = JSON.stringify({ ...JSON.parse(block), ...fields }).replaceAll('<', String.raw`\u003c`);
    return start + text + end;
  });
}

/**
 * Serves the page, in development and preview, with the fields of `PAGE_CONFIG` (a JSON object) merged into its
 * configuration block. They are added when the page is served, so no build contains them.
 */
export function pageConfig(): Plugin {
  const fields: object = JSON.parse(process.env['PAGE_CONFIG'] || '{}');
  return {
    name: 'page-config',
    apply: 'serve',
    transformIndexHtml: { order: 'post', handler: (html) => withConfig(html, fields) },
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const page = resolve(root, build.outDir, 'index.html');
      middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        return response.setHeader('content-type', 'text/html').end(withConfig(readFileSync(page, 'utf8'), fields));
      });
    },
  };
}
