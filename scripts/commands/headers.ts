import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type HeaderFormat, headerFormats } from '../../apps/web/deploy/formats.ts';
import { ASSETS, cachingOf, headersOf } from '../../apps/web/deploy/policy.ts';
import { main, root } from '../lib/processes.ts';

/**
 * `npm run headers -- [--for static|nginx|caddy] [--page apps/web/dist/index.html]`: the headers with which a built page
 * must be served, as a table or as a host wants them. Run it again when the page's configuration block has changed.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { for: { type: 'string' }, page: { type: 'string', default: 'apps/web/dist/index.html' } },
  });
  const page = join(root, values.page);
  if (!existsSync(page)) throw new Error(`There is no ${values.page}: run npm run build first.`);
  const html = readFileSync(page, 'utf8');
  process.stdout.write(`${values.for === undefined ? table(html) : headerFormats[formatFrom(values.for)](html)}\n`);
});

function formatFrom(name: string): HeaderFormat {
  const formats = Object.keys(headerFormats) as HeaderFormat[];
  const format = formats.find((one) => one === name);
  if (!format) throw new Error(`--for must be one of: ${formats.join(', ')}.`);
  return format;
}

function table(html: string): string {
  const caching = { 'cache-control': cachingOf('/'), [`cache-control of ${ASSETS}`]: cachingOf(ASSETS) };
  const rows = Object.entries({ ...headersOf(html), ...caching }).map(
    ([name, value]) => [name, value.replaceAll('; ', ';\n')] as const,
  );
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, value]) => name.padEnd(width) + value.replaceAll('\n', `\n${' '.repeat(width)}`)).join('\n');
}
