import type { ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { controlHeaders } from '../apps/sandbox-api/src/controlHeaders.ts';
import { SCENARIO_PASSWORD } from '../apps/sandbox-api/src/scenarios.ts';
import { packPackage, pnpm } from './builds.ts';
import { codeOf } from './packages.ts';
import { answers, freePort, mustRun, program, root, stop } from './processes.ts';
import { originOf, startSandbox } from './servers.ts';

const source = 'packages/api-client';

/** Builds and packs a copy of the client, away from the one whose `dist` others may be making anew at this moment. */
async function packElsewhere(place: string): Promise<string> {
  const copy = join(place, 'workspace', source);
  for (const part of ['src', 'package.json', 'README.md', 'tsup.config.ts', 'tsconfig.json', 'tsconfig.build.json']) {
    await cp(join(root, source, part), join(copy, part), { recursive: true });
  }
  for (const part of ['tsconfig.base.json', 'pnpm-workspace.yaml', 'package.json']) {
    await cp(join(root, part), join(place, 'workspace', part));
  }
  await symlink(join(root, source, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await mustRun([program('tsup/dist/cli-default.js', source)], { cwd: copy });
  await mustRun([program('typescript/bin/tsc'), '-p', 'tsconfig.build.json'], { cwd: copy });
  const archive = join(place, 'api-client.tgz');
  await packPackage(copy, archive);
  return archive;
}

/** What another product does in its first minute; the server's clock stands in for an hour of waiting. */
const firstMinute = `
import { createApiClient } from '@etherpilot/api-client';
import { fileTokenStore } from './fileTokenStore.ts';

const [baseUrl, password] = process.argv.slice(2);
const client = createApiClient({ baseUrl, tokenStore: fileTokenStore('session.json') });
const { email } = await client.auth.login({ email: 'rich@sandbox.test', password });
const bots = await client.bots.list();
const { kind, status, title, fieldErrors } = await client.withdrawals
  .create({ amount: '1.00', currency: 'ETH', withdrawalAddress: '0x52908400098527886E0F7030069857D2E4169EE7' })
  .catch((error) => error);
const headers = { 'content-type': 'application/json', 'x-sandbox-control': '1' };
await fetch(baseUrl + '/sandbox/clock', { method: 'POST', headers, body: JSON.stringify({ advanceMs: 3_600_000 }) });
const later = await Promise.all([client.bots.list(), client.investments.list()]);
const again = createApiClient({ baseUrl, tokenStore: fileTokenStore('session.json') });
const profile = await again.auth.profile();
again.auth.logout();
const after = createApiClient({ baseUrl, tokenStore: fileTokenStore('session.json') }).session.hasTokens();
console.log(JSON.stringify({ email, bots: bots.items.length, kind, status, title, fields: Object.keys(fieldErrors),
  later: later.map(({ isComplete }) => isComplete), profile: profile.email, after }));
`;

describe('the packed client, installed in an empty folder', () => {
  const account = { email: 'viewer@example.com', password: 'correct horse' };
  let place = '';
  let product = '';
  let origin = '';
  let sandbox: ChildProcess;
  let readme = new Map<string, string>();

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'client-'));
    product = join(place, 'product');
    const api = (await freePort()) ?? 0;
    origin = originOf(api);
    sandbox = startSandbox({ api, web: api }, { DATABASE: ':memory:', SANDBOX_CONTROL: '1' }, { output: 'errors' });
    const archive = await packElsewhere(place);
    await mkdir(product);
    const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
    const dependencies = {
      '@etherpilot/api-client': `file:${archive}`,
      valibot: /^ {2}valibot: (.+)$/m.exec(catalog)?.[1],
    };
    await writeFile(join(product, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
    await mustRun([pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], { cwd: product });
    readme = codeOf(await readFile(join(product, 'node_modules/@etherpilot/api-client/README.md'), 'utf8'));
    // The address of the README's examples, and nothing else, gives way to that of a server that is there.
    for (const [file, code] of readme) {
      await writeFile(join(product, file), code.replaceAll('https://api.example.com', origin));
    }
    await answers(`${origin}/api/`, sandbox);
    const body = JSON.stringify({ ...account, password_confirm: account.password });
    const headers = { 'content-type': 'application/json' };
    const registered = await fetch(`${origin}/api/auth/register/`, { method: 'POST', headers, body });
    if (!registered.ok) throw new Error(`The sandbox refuses the README's account: ${await registered.text()}`);
  }, 120_000);

  afterAll(async () => {
    await stop(sandbox);
    await rm(place, { recursive: true, force: true });
  });

  test('signs in, reads, is refused, refreshes once, and stays signed in from one run to the next', async () => {
    await writeFile(join(product, 'firstMinute.ts'), firstMinute);
    const said = JSON.parse(await mustRun(['firstMinute.ts', origin, SCENARIO_PASSWORD], { cwd: product }));
    expect(said).toEqual({
      email: 'rich@sandbox.test',
      bots: 3,
      kind: 'http',
      status: 400,
      title: 'Validation Error',
      fields: ['amount'],
      later: [true, true],
      profile: 'rich@sandbox.test',
      after: false,
    });
    const seen: readonly { path: string }[] = await (
      await fetch(`${origin}/sandbox/requests`, { headers: controlHeaders })
    ).json();
    const refreshes = seen.filter(({ path }) => path === '/api/auth/refresh/');
    expect(refreshes).toMatchObject([{ method: 'POST', status: 200 }]);
  });

  test.each([
    ['start.ts', 'viewer can choose from 3 bots'],
    ['node.ts', 'Balance 0.00, 0 investments'],
  ])('the README is right about %s', async (file, said) => {
    expect((await mustRun([file], { cwd: product })).trim()).toBe(said);
  });

  // Whether it fits the types is seen where the package is packed to be published.
  test('the README names the file of each of its pieces of code', () => {
    expect([...readme.keys()].toSorted()).toEqual(
      ['chart.ts', 'checkBots.ts', 'fileTokenStore.ts', 'node.ts', 'start.ts', 'withdraw.ts'].toSorted(),
    );
  });
});
