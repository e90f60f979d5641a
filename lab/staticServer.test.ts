import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrigin } from '@etherpilot/testkit/servers';
import { fileFor, serveFolder } from './staticServer.ts';

const history = '<p>the deposit history</p>';
const missing = '<p>no such page</p>';
const signIn = '<p>the sign-in page</p>';
const landing = '<p>the landing page</p>';
const script = 'export const text = "again and again";\n'.repeat(100);
let folder = '';
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  await writeFile(join(folder, 'index.html'), landing);
  await writeFile(join(folder, '404.html'), missing);
  for (const [name, text] of [
    ['deposit-history', history],
    ['login', signIn],
  ] as const) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.html'), text);
  }
  await writeFile(join(folder, 'app.js'), script);
  await writeFile(join(folder, 'font.woff2'), 'not really a font');
  served = await serveFolder(folder);
});

afterAll(async () => {
  served.server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['/', 'text/html', landing],
  ['/login', 'text/html', signIn],
  ['/deposit-history', 'text/html', history],
  ['/app.js', 'text/javascript', script],
])('%s is answered as %s', async (path, type, body) => {
  const response = await fetch(getOrigin(served.port) + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
  expect(await response.text()).toBe(body);
});

test('a path that is no page is answered with the page that says so, and 404', async () => {
  const response = await fetch(`${getOrigin(served.port)}/nowhere`);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(missing);
});

test('a file of a build that is missing is an error, not the page of the app', async () => {
  expect((await fetch(`${getOrigin(served.port)}/assets/gone.js`)).status).toBe(404);
});

test('a file weighs what a host would send: compressed, except for fonts', () => {
  expect(fileFor(folder, '/deposit-history')).toMatchObject({ name: '/deposit-history/index.html', kind: 'html' });
  expect(fileFor(folder, '/login')).toMatchObject({ name: '/login/index.html', kind: 'html' });
  expect(fileFor(folder, '/app.js').bytes).toBeLessThan(script.length / 10);
  expect(fileFor(folder, '/font.woff2')).toEqual({ name: '/font.woff2', kind: 'font', bytes: 17 });
});
