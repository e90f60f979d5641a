import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';

const open = '<script type="application/json" id="config">';

/** Prepares a small build as a container does, with `true` as its server. */
function prepare(pageConfig: string) {
  const folder = mkdtempSync(join(tmpdir(), 'entrypoint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [build, run] = [join(folder, 'build'), join(folder, 'run')];
  mkdirSync(build);
  writeFileSync(
    join(build, '_headers'),
    "/*\n  content-security-policy: default-src 'none'; connect-src https://old.example; base-uri 'none'\n",
  );
  writeFileSync(join(build, 'index.html'), `<title>App</title>${open}{"apiUrl":""}</script><main></main>`);
  const env = { ...process.env, BUILD_DIR: build, RUN_DIR: run, PORT: '8081', PAGE_CONFIG: pageConfig };
  const { status, stderr } = spawnSync('sh', [join(root, 'deploy/entrypoint.sh'), 'true'], { env, encoding: 'utf8' });
  const read = (name: string) => readFileSync(join(run, name), 'utf8');
  return { status, stderr, read };
}

test('the origins of the configuration are all that pages may call', () => {
  const { status, read } = prepare(
    '{ "apiUrl": "https://api.example.com/v1", "market": { "primary": { "url": "http://localhost:8788/chart" } } }',
  );
  expect(status).toBe(0);
  expect(read('nginx.conf')).toContain(
    "default-src 'none'; connect-src 'self' https://api.example.com http://localhost:8788; base-uri 'none'",
  );
});

test('nothing in the configuration ends the element it is written into', () => {
  const { status, read } = prepare('{ "apiUrl": "https://api.example.com", "note": "</script><script>alert(1)" }');
  expect(status).toBe(0);
  expect(read('site/index.html')).toBe(
    `<title>App</title>${open}{ "apiUrl": "https://api.example.com", "note": "\\u003c/script>\\u003cscript>alert(1)" }</script><main></main>\n`,
  );
});

test.each([
  ['[]', 'PAGE_CONFIG is not a JSON object.'],
  [' \n', 'PAGE_CONFIG is empty.'],
])('%j is no configuration', (pageConfig, problem) => {
  expect(prepare(pageConfig)).toMatchObject({ status: 1, stderr: `entrypoint: ${problem}\n` });
});
