import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readConfig } from '../src/readConfig.ts';
import { writeBlock } from './configBlock.ts';
import { pageFiles } from './pages.ts';
import { buildHeaders } from './policy.ts';

/** Where the configurations of the servers are. */
const templates = join(import.meta.dirname, '../../../deploy');
const servers = ['nginx.conf', 'Caddyfile'];

/**
 * Prepares a build for a web server, with the environment that `deploy/entrypoint.sh` describes. Throws before it writes
 * anything when its pages would not start.
 */
export function prepareSite(env: Readonly<Record<string, string | undefined>>): void {
  const { BUILD_DIR = '/srv/etherpilot', RUN_DIR = '/tmp/etherpilot', PORT = '8080', PAGE_CONFIG = '' } = env;
  // They become words of the server's configuration.
  if (!/^[\w./-]+$/.test(RUN_DIR)) throw new Error('RUN_DIR may have letters, digits, and ./-_ only.');
  if (!/^\d+$/.test(PORT) || Number(PORT) < 1 || Number(PORT) > 65_535) throw new Error('PORT is not a port.');
  const site = join(RUN_DIR, 'site');
  // A server that is started by hand must not find what an earlier start has left.
  for (const name of ['site', ...servers]) rmSync(join(RUN_DIR, name), { recursive: true, force: true });
  const values = readValues(PAGE_CONFIG);
  const pages = pageFiles.map((file) => {
    const html = readFileSync(join(BUILD_DIR, file), 'utf8');
    return { file, html: values === undefined ? html : writeBlock(html, values) };
  });
  // It reads the configuration of each page, as built or as written.
  const { 'content-security-policy': policy = '' } = buildHeaders(pages.map(({ html }) => html).join('\n'));

  mkdirSync(RUN_DIR, { recursive: true });
  cpSync(BUILD_DIR, site, { recursive: true });
  for (const { file, html } of pages) {
    writeFileSync(join(site, file), html);
    writeFileSync(join(site, `${file}.gz`), gzipSync(html, { level: 9 }));
  }
  const places: Readonly<Record<string, string>> = { POLICY: policy, RUN_DIR, PORT };
  for (const name of servers) {
    const text = readFileSync(join(templates, name), 'utf8');
    const filled = text.replaceAll(/\$\{(\w+)\}/g, (place, key: string) => places[key] ?? place);
    writeFileSync(join(RUN_DIR, name), filled);
  }
}

/** The values of a configuration; `undefined` when pages stay as they were built. */
function readValues(text: string): unknown {
  if (text === '') return undefined;
  if (text.trim() === '') throw new Error('PAGE_CONFIG is empty.');
  readConfig(text);
  return JSON.parse(text);
}
