import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrigin } from '@etherpilot/testkit/servers';
import { fileFor, serveFolder } from './staticServer.ts';

const page = '<p>the app</p>';
const signIn = '<p>the sign-in page</p>';
const landing = '<p>the landing page</p>';
const script = 'export const text = "again and again";\n'.repeat(100);
let folder = '';
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  await writeFile(join(folder, 'index.html'), landing);
  for (const [name, text] of [
    ['app', page],
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
  ['/deposit-history', 'text/html', page],
  ['/app.js', 'text/javascript', script],
])('%s is answered as %s', async (path, type, body) => {
  const response = await fetch(getOrigin(served.port) + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(type);
  expect(await response.text()).toBe(body);
});

test('a file of a build that is missing is an error, not the page of the app', async () => {
  expect((await fetch(`${getOrigin(served.port)}/assets/gone.js`)).status).toBe(404);
});

test('a file weighs what a host would send: compressed, except for fonts', () => {
  expect(fileFor(folder, '/deposit-history')).toMatchObject({ name: '/app/index.html', kind: 'html' });
  expect(fileFor(folder, '/login')).toMatchObject({ name: '/login/index.html', kind: 'html' });
  expect(fileFor(folder, '/app.js').bytes).toBeLessThan(script.length / 10);
  expect(fileFor(folder, '/font.woff2')).toEqual({ name: '/font.woff2', kind: 'font', bytes: 17 });
});
