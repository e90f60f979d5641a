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
  ['packages/ui/src/Button.tsx', true],
  ['apps/web/public/robots.txt', true],
  ['pnpm-lock.yaml', true],
  ['packages/ui/src/Button.stories.tsx', false],
  ['apps/web/src/main.test.ts', false],
  ['apps/web/e2e/money.spec.ts', false],
])('whether a change of %s asks for another build: %s', async (path, isAsked) => {
  const before = await webInputs(place, {});
  await write(path, 'other');
  expect((await webInputs(place, {})) !== before).toBe(isAsked);
});

test('the environment counts by what a build reads of it', async () => {
  const [plain, ...others] = await Promise.all(
    [{}, { HOME: '/root' }, { VITE_API_URL: 'https://api.example.com' }, { PAGE_CONFIG: '{}' }].map((env) =>
      webInputs(place, env),
    ),
  );
  expect(others.map((one) => one === plain)).toEqual([true, false, false]);
});
