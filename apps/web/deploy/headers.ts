import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type HeaderFormat, headerFormats } from './formats.ts';
import { pageFiles, readPages } from './pages.ts';
import { ASSETS, chooseCaching, buildHeaders } from './policy.ts';
import { main, root } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter @etherpilot/web headers [--for static|nginx|caddy] [--build apps/web/dist]`: the headers with which a build must be
 * served, as a table or as a host wants them. Run it again when the configuration block of its pages has changed.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { for: { type: 'string' }, build: { type: 'string', default: 'apps/web/dist' } },
  });
  const folder = resolve(root, values.build);
  const missing = pageFiles.find((file) => !existsSync(resolve(folder, file)));
  if (missing !== undefined) throw new Error(`There is no ${values.build}/${missing}: run pnpm build first.`);
  const html = readPages(folder);
  process.stdout.write(`${values.for === undefined ? table(html) : headerFormats[formatFrom(values.for)](html)}\n`);
});

function formatFrom(name: string): HeaderFormat {
  const formats = Object.keys(headerFormats) as HeaderFormat[];
  const format = formats.find((one) => one === name);
  if (!format) throw new Error(`--for must be one of: ${formats.join(', ')}.`);
  return format;
}

function table(html: string): string {
  const caching = { 'cache-control': chooseCaching('/'), [`cache-control of ${ASSETS}`]: chooseCaching(ASSETS) };
  const rows = Object.entries({ ...buildHeaders(html), ...caching }).map(
    ([name, value]) => [name, value.replaceAll('; ', ';\n')] as const,
  );
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, value]) => name.padEnd(width) + value.replaceAll('\n', `\n${' '.repeat(width)}`)).join('\n');
}
