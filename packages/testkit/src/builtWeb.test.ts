import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { webInputs } from './builtWeb.ts';

const place = await mkdtemp(join(tmpdir(), 'inputs-'));
afterAll(() => rm(place, { recursive: true, force: true }));

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(place, path)), { recursive: true });
  await writeFile(join(place, path), text);
};
await write('pnpm-lock.yaml', 'lockfileVersion: 9');
await write('apps/web/src/main.ts', 'start()');
await write('packages/ui/src/Button.tsx', 'button');

test.each([
  ['a source', 'packages/ui/src/Button.tsx', 'a button'],
  ['a new file', 'apps/web/public/robots.txt', ''],
  ['the versions of packages', 'pnpm-lock.yaml', 'lockfileVersion: 10'],
])('%s that changes asks for another build', async (_name, path, text) => {
  const before = await webInputs(place, {});
  await write(path, text);
  expect(await webInputs(place, {})).not.toBe(before);
});

test.each(['packages/ui/src/Button.stories.tsx', 'apps/web/src/main.test.ts', 'apps/web/e2e/money.spec.ts'])(
  '%s is not part of a build',
  async (path) => {
    const before = await webInputs(place, {});
    await write(path, 'other');
    expect(await webInputs(place, {})).toBe(before);
  },
);

test('the environment counts by what a build reads of it', async () => {
  const [plain, ...others] = await Promise.all(
    [{}, { HOME: '/root' }, { VITE_API_URL: 'https://api.example.com' }, { PAGE_CONFIG: '{}' }].map((env) =>
      webInputs(place, env),
    ),
  );
  expect(others.map((one) => one === plain)).toEqual([true, false, false]);
});
