import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listExamples } from './listExamples.ts';
import { root } from '@etherpilot/testkit/processes';

const folder = join(root, 'examples');
const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8');

test('the examples with all screens hold the same screens', async () => {
  const original = await read('vite/src/screens.tsx');
  expect(await read('next-app-router/app/screens.tsx')).toBe(original);
  expect(await read('react-router/app/screens.tsx')).toBe(original);
});

test('the README sets Jest up as the example does', async () => {
  const readme = await readFile(join(root, 'packages/ui/README.md'), 'utf8');
  expect(readme).toContain(await read('jest/jest.config.js'));
});

test('every example is listed, names exact versions, and stays small', async () => {
  const list = await read('README.md');
  for (const name of listExamples()) {
    expect(list).toContain(`[${name}](${name})`);
    const { dependencies, devDependencies } = JSON.parse(await read(name, 'package.json'));
    const versions = Object.values<string>({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
    const files = entries.filter(
      (entry) => entry.isFile() && !/node_modules|[\\/](dist|build|\.next|\.astro)/.test(entry.parentPath),
    );
    expect(files.length).toBeLessThanOrEqual(12);
  }
});
