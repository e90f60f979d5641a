import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';
import { readConfig } from '../src/readConfig.ts';
import { pageFiles } from './pages.ts';
import { prepareSite } from './prepareSite.ts';

const open = '<script type="application/json" id="config">';
const built = `<title>App</title>${open}{"apiUrl":""}</script><main></main>`;

/** A folder that ends with its test. */
function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A small build. */
function writeBuild(): string {
  const build = newFolder('build-');
  for (const file of pageFiles) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    writeFileSync(join(build, file), built);
  }
  return build;
}

/** Prepares a small build for a server. */
function prepare(env: Readonly<Record<string, string>>, run = newFolder('run-')) {
  prepareSite({ BUILD_DIR: writeBuild(), RUN_DIR: run, PORT: '8081', ...env });
  const read = (name: string) => readFileSync(join(run, name), 'utf8');
  return { read, run, policy: /content-security-policy "([^"]*)"/.exec(read('nginx.conf'))?.[1] ?? '' };
}

/** Starts the image of the web app with the files that its Dockerfile copies from here, and `echo` as its server. */
function start(pageConfig: string) {
  const [, stage = ''] = /\nFROM \S+ AS web\n([^]*?)\nFROM /.exec(readSource('deploy/Dockerfile')) ?? [];
  const copied = [...stage.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  const image = newFolder('image-');
  for (const file of copied) cpSync(join(root, file), join(image, file));
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const env = { PATH, BUILD_DIR: writeBuild(), RUN_DIR: newFolder('run-'), PAGE_CONFIG: pageConfig };
  const { status, stdout, stderr } = spawnSync('sh', [join(image, 'deploy/entrypoint.sh'), 'echo', 'served'], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const readSource = (name: string) => readFileSync(join(root, name), 'utf8');

test('the image has all that it needs to check its configuration, and then becomes its server', () => {
  expect(start('{ "apiUrl": "https://api.example.com" }')).toEqual({ status: 0, stdout: 'served\n', stderr: '' });
  const stderr = "entrypoint: The page's configuration has no http(s) address in apiUrl\n";
  expect(start('{ "apiUrl": "api.example.com" }')).toEqual({ status: 1, stdout: '', stderr });
});

test('the origins of the configuration are all that pages may call', () => {
  const { read, policy } = prepare({
    PAGE_CONFIG:
      '{ "apiUrl": "https://api.example.com/v1", "market": { "secondary": { "url": "http://localhost:8788/chart" } } }',
  });
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://api.example.com http://localhost:8788; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(read('Caddyfile')).toContain(`content-security-policy "${policy}"`);
  expect(read('nginx.conf')).toContain('listen 8081;');
  expect(read('nginx.conf') + read('Caddyfile')).not.toContain('${');
});

test.each([
  [String.raw`"https:\/\/api.example.com"`, 'https://api.example.com'],
  [String.raw`"\u0068ttps://api.example.com"`, 'https://api.example.com'],
  ['"HTTPS://API.Example.COM:443/v1/"', 'https://api.example.com'],
  ['"http://api.example.com:8443"', 'http://api.example.com:8443'],
  ['"https://bücher.example"', 'https://xn--bcher-kva.example'],
])('of the address %s the policy allows the origin that pages will call', (address, origin) => {
  const { policy } = prepare({ PAGE_CONFIG: `{ "apiUrl": ${address}, "errorsUrl": ${address} }` });
  expect(policy).toContain(`; connect-src 'self' ${origin}; `);
});

test('nothing in the configuration ends the element it is written into', () => {
  const note = '</script><script>alert(1)</script><!-- & $1 ${PORT}';
  const { read } = prepare({ PAGE_CONFIG: JSON.stringify({ market: { note } }, null, 2) });
  const written = String.raw`{"market":{"note":"\u003c/script>\u003cscript>alert(1)\u003c/script>\u003c!-- & $1 ${'${PORT}'}"}}`;
  for (const file of pageFiles) {
    expect(read(`site/${file}`)).toBe(built.replace('{"apiUrl":""}', () => written));
  }
});

test('pages are compressed as they were written', () => {
  const { run, read } = prepare({ PAGE_CONFIG: '{ "apiUrl": "https://api.example.com" }' });
  const zipped = readFileSync(join(run, 'site/login/index.html.gz'));
  expect(gunzipSync(zipped).toString()).toBe(read('site/login/index.html'));
});

test('without a configuration pages stay as they were built', () => {
  const { read, policy } = prepare({});
  expect(read('site/account/index.html')).toBe(built);
  expect(policy).toContain("connect-src 'self';");
});

const CONFIG = "The page's configuration";

test.each([
  ['[]', `${CONFIG} has no JSON object in block`],
  ['"https://api.example.com"', `${CONFIG} has no JSON object in block`],
  [' \n', 'PAGE_CONFIG is empty.'],
  ['{ apiUrl: "https://api.example.com" }', `${CONFIG} is not valid JSON`],
  ['{ "apiUrl": "https://api.example.com", }', `${CONFIG} is not valid JSON at or after the field apiUrl`],
  ['{ "apiUrl": "" } { "apiUrl": "" }', `${CONFIG} is not valid JSON at or after the field apiUrl`],
  ['{ "market": { "note": "a" "b" } }', `${CONFIG} is not valid JSON at or after the field note`],
  [
    '{ "apiURL": "https://api.example.com" }',
    `${CONFIG} has an unknown field apiURL. Known are apiUrl, errorsUrl, market, orders, environment`,
  ],
  [
    '{ "market": { "primray": {} } }',
    `${CONFIG} has an unknown field market.primray. Known are primary, secondary, pairs, note`,
  ],
  [
    '{ "__proto__": { "apiUrl": "" } }',
    `${CONFIG} has an unknown field __proto__. Known are apiUrl, errorsUrl, market, orders, environment`,
  ],
  ['{ "apiUrl": 7 }', `${CONFIG} has no plain text in apiUrl`],
  ['{ "apiUrl": "https:" }', `${CONFIG} has no http(s) address in apiUrl`],
  ['{ "errorsUrl": "https://*" }', `${CONFIG} has a host that no content security policy can name in errorsUrl`],
  ['{ "apiUrl": "https://a;b" }', `${CONFIG} has a host that no content security policy can name in apiUrl`],
  ['{ "apiUrl": "http://[::1]:8787" }', `${CONFIG} has a host that no content security policy can name in apiUrl`],
  ['{ "apiUrl": "https://somebody:word@api.example.com" }', `${CONFIG} has a name or a password in apiUrl`],
])('%j starts no server', (config, problem) => {
  const { run } = prepare({ PAGE_CONFIG: '{}' });
  expect(existsSync(join(run, 'nginx.conf'))).toBe(true);
  expect(() => prepare({ PAGE_CONFIG: config }, run)).toThrow(expect.objectContaining({ message: problem }));
  // Nothing of the start before, either.
  expect(['nginx.conf', 'Caddyfile', 'site'].filter((name) => existsSync(join(run, name)))).toEqual([]);
});

test.each([
  [{ PORT: '80; include /etc/passwd' }, 'PORT is not a port.'],
  [{ PORT: '70000' }, 'PORT is not a port.'],
  [{ RUN_DIR: '/tmp/a b' }, 'RUN_DIR may have letters, digits, and ./-_ only.'],
])('%j is refused, too', (env, problem) => {
  expect(() => prepare(env)).toThrow(expect.objectContaining({ message: problem }));
});

test.each(['compose.yaml', 'kubernetes.yaml'])(
  'the configuration in deploy/%s is one that pages start with',
  (name) => {
    const [, block] = /PAGE_CONFIG: \|\n( +\{[^]*?\n +\}\n)(?! +[}\]])/.exec(readSource(`deploy/${name}`)) ?? [];
    expect(block).toBeDefined();
    expect(readConfig(block).apiUrl).toMatch(/^https?:/);
  },
);
