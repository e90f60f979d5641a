import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { getPackFolder } from './packages.ts';

const CLIENT = '@etherpilot/api-client';

/** The size limit of an app that only signs in with the client, its dependencies included (bytes of gzip). */
const LIMIT = 22_000;

/** What is measured: a line of imports, as an app would write it. */
const imports: Readonly<Record<string, string>> = {
  'createApiClient and browserTokenStore': `{ createApiClient, browserTokenStore } from '${CLIENT}'`,
  'all of .': `* from '${CLIENT}'`,
  'all of ./contract': `* from '${CLIENT}/contract'`,
  'all of ./market': `* from '${CLIENT}/market'`,
};

/**
 * Measures the packed client as an app's bundler leaves it: with its dependencies, minified, compressed. Prints a line
 * for each entry point. The package must be installed (`installPackage`).
 * @throws Error when the client is over its limit.
 */
export async function weighClient(): Promise<void> {
  const { NODE_ENV } = process.env;
  const sizes = new Map<string, number>();
  for (const [name, what] of Object.entries(imports)) sizes.set(name, await weigh(`export ${what};`));
  // Vite sets it to production, which the suites started from this process would inherit.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  for (const [name, bytes] of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB of gzip  ${name}`);
  const [[name, bytes] = ['', Infinity]] = sizes;
  if (bytes > LIMIT) throw new Error(`${name} take ${bytes} bytes of gzip; the limit is ${LIMIT}.`);
}

async function weigh(code: string): Promise<number> {
  const entry = join(getPackFolder('packages/api-client'), 'app.js');
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    root: getPackFolder('packages/api-client'),
    plugins: [
      {
        name: 'app',
        load: (id) => (id === entry ? code : undefined),
        resolveId: (id) => (id === entry ? id : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'allow-extension' },
    },
  });
  const files = [bundle].flat().flatMap((part) => ('output' in part ? part.output : []));
  const scripts = files.map((file) => (file.type === 'chunk' ? file.code : ''));
  return gzipSync(scripts.join(''), { level: 9 }).length;
}
