import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrThrow, program, root } from '@etherpilot/testkit/processes';

const source = join(root, 'packages/ui');
const places: string[] = [];

/** Builds a copy of packages/ui in a separate folder; returns the built modules by path. */
async function buildElsewhere(): Promise<Map<string, string>> {
  const place = await mkdtemp(join(tmpdir(), 'ui-build-'));
  places.push(place);
  for (const part of ['src', 'package.json', 'tsup.config.ts', 'tsconfig.json']) {
    await cp(join(source, part), join(place, 'packages/ui', part), { recursive: true });
  }
  await cp(join(root, 'tsconfig.base.json'), join(place, 'tsconfig.base.json'));
  await symlink(join(source, 'node_modules'), join(place, 'packages/ui/node_modules'), 'junction');
  await runOrThrow([program('tsup/dist/cli-default.js', 'packages/ui')], { cwd: join(place, 'packages/ui') });
  const dist = join(place, 'packages/ui/dist');
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const)),
  );
}

describe('the build of the interface package', () => {
  let first: Map<string, string>;
  let second: Map<string, string>;

  beforeAll(async () => {
    [first, second] = await Promise.all([buildElsewhere(), buildElsewhere()]);
  }, 240_000);

  afterAll(() => Promise.all(places.map((place) => rm(place, { recursive: true, force: true }))));

  test('has the same class ids whenever and wherever it is built', () => {
    expect(listIds(first).length).toBeGreaterThan(10);
    expect(listIds(second)).toEqual(listIds(first));
  });

  test('has no duplicate ids', () => {
    const ids = listIds(first);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("puts 'use client' on the first line of every module that renders or styles, and no other", () => {
    const drawing = [...first].filter(([, code]) => /from "(react|react\/jsx-runtime|styled-components)"/.test(code));
    const marked = [...first].filter(([, code]) => /^["']use client["'];\n/.test(code));
    expect(marked.map(([file]) => file).toSorted()).toEqual(drawing.map(([file]) => file).toSorted());
  });

  test('lets server code import every text: nothing behind them is a client module', () => {
    const reached = new Set(['messages.js']);
    for (const file of reached) {
      const targets = first.get(file)?.matchAll(/from "(\.[^"]+)"/g) ?? [];
      for (const [, target = ''] of targets) reached.add(join(dirname(file), target));
    }
    expect(reached.size).toBeGreaterThan(50);
    expect([...reached].filter((file) => first.get(file)?.includes('use client') !== false)).toEqual([]);
  });

  test('excludes tests, stories and what only those need', () => {
    expect([...first.keys()].filter((file) => /\.(test|stories)\./.test(file))).toEqual([]);
    expect([...first].filter(([, code]) => /from "@?storybook\b/.test(code))).toEqual([]);
  });

  test('publishes each fixture that its entry point exports, and no other', () => {
    const published = [...first.keys()].filter((file) => file.startsWith('fixtures/')).map((file) => `./${file}`);
    const exported = [...(first.get('fixtures.js') ?? '').matchAll(/from "([^"]+)"/g)].map(([, path = '']) => path);
    expect(published.toSorted()).toEqual(exported.toSorted());
  });
});

function listIds(modules: Map<string, string>): string[] {
  return [...modules.values()]
    .flatMap((code) => [...code.matchAll(/componentId: "([^"]+)"/g)].map((match) => match[1] ?? ''))
    .toSorted();
}
