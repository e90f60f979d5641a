import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrThrow, program, root } from '@etherpilot/testkit/processes';
import { findNewStyles } from './browserSupport.ts';

const source = join(root, 'packages/ui');
const places: string[] = [];

/** Builds a copy of packages/ui in a separate folder; returns the built modules and style sheets by path. */
async function buildElsewhere(): Promise<Map<string, string>> {
  const place = await mkdtemp(join(tmpdir(), 'ui-build-'));
  places.push(place);
  for (const part of ['src', 'build', 'package.json', 'tsup.config.ts', 'tsconfig.json']) {
    await cp(join(source, part), join(place, 'packages/ui', part), { recursive: true });
  }
  await cp(join(root, 'tsconfig.base.json'), join(place, 'tsconfig.base.json'));
  await symlink(join(source, 'node_modules'), join(place, 'packages/ui/node_modules'), 'junction');
  await runOrThrow([program('tsup/dist/cli-default.js', 'packages/ui')], { cwd: join(place, 'packages/ui') });
  const dist = join(place, 'packages/ui/dist');
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:js|css)$/.test(file));
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

  test('has the same class names and style sheets whenever and wherever it is built', () => {
    expect(listClasses(modules(first)).length).toBeGreaterThan(100);
    expect(second).toEqual(first);
  });

  test('gives no two components the same class', () => {
    const own = listClasses(modules(first)).map((names) => names.split(' ').at(-1));
    expect(new Set(own).size).toBe(own.length);
  });

  test('uses no style that the oldest supported browsers lack', async () => {
    expect(await findNewStyles(first.get('styles.css') ?? 'p { field-sizing: content; }')).toEqual([]);
  });

  test('has no size in a module that ignores --ep-rem', () => {
    const sized = modules(first).filter(([, text]) => /\drem\b/.test(text.replaceAll('var(--ep-rem, 1rem)', '')));
    expect(sized.map(([file]) => file)).toEqual([]);
  });

  test('needs no engine for styles', () => {
    expect([...first].filter(([, text]) => /styled-components|data-styled/.test(text)).map(([file]) => file)).toEqual(
      [],
    );
  });

  test('has every rule in the sheet of everything, in the same order in each, and each sheet in a layer', () => {
    const all = first.get('styles.css') ?? '';
    const sheets = [...first].filter(([file]) => /(?<!\.layer|\/tokens|\/fonts|\/page)\.css$/.test(`/${file}`));
    expect(sheets.map(([file]) => file)).toEqual(
      expect.arrayContaining(['index.css', 'components.css', 'charts.css', 'screens.css', 'screens/LoginScreen.css']),
    );
    for (const [file, sheet] of sheets) {
      const at = sheet
        .trim()
        .split('\n')
        .map((rule) => all.indexOf(rule));
      expect(at).not.toContain(-1);
      expect(at.toSorted((one, other) => one - other)).toEqual(at);
      expect(first.get(file.replace('.css', '.layer.css'))).toBe(`@layer etherpilot {\n${sheet.trim()}\n}\n`);
    }
  });

  test.each([
    ['index.js', 'index.css'],
    ['components.js', 'components.css'],
    ['charts.js', 'charts.css'],
    ['screens.js', 'screens.css'],
    ['screens/LoginScreen/LoginScreen.js', 'screens/LoginScreen.css'],
    ['screens/BotsScreen/BotsScreen.js', 'screens/BotsScreen.css'],
  ])('has for %s and the provider all rules they lead to in %s', (entry, sheet) => {
    const reached = new Set([entry, 'provider/UiProvider.js']);
    for (const file of reached)
      for (const [, target = ''] of first.get(file)?.matchAll(/(?:from |import\()"(\.[^"]+)"/g) ?? [])
        reached.add(join(dirname(file), target));
    const rules = first.get(sheet) ?? '';
    const all = first.get('styles.css') ?? '';
    const classes = listClasses(modules(first).filter(([file]) => reached.has(file))).flatMap((names) =>
      names.split(' '),
    );
    const ruled = classes.filter((name) => new RegExp(`\\.${name}\\b`).test(all));
    expect(ruled.length).toBeGreaterThan(10);
    expect(ruled.filter((name) => !new RegExp(`\\.${name}\\b`).test(rules))).toEqual([]);
    expect(rules).toContain('[data-ep-root]');
    expect(rules.length).toBeLessThan(all.length);
  });

  test("puts 'use client' on the first line of every module that renders, and no other", () => {
    // What is left of a style is for servers, too.
    const drawing = [...first].filter(
      ([file, code]) => /from "(react|react\/jsx-runtime)"/.test(code) && file !== 'primitives/StyledElement.js',
    );
    const marked = [...first].filter(([, code]) => /^["']use client["'];\n/.test(code));
    expect(marked.map(([file]) => file).toSorted()).toEqual(drawing.map(([file]) => file).toSorted());
  });

  test.each(['messages.js', 'model.js'])(
    'lets server code import %s: nothing behind it is a client module',
    (entry) => {
      const reached = new Set([entry]);
      for (const file of reached) {
        const targets = first.get(file)?.matchAll(/from "(\.[^"]+)"/g) ?? [];
        for (const [, target = ''] of targets) reached.add(join(dirname(file), target));
      }
      expect(reached.size).toBeGreaterThan(50);
      expect([...reached].filter((file) => first.get(file)?.includes('use client') !== false)).toEqual([]);
    },
  );

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

const modules = (files: ReadonlyMap<string, string>) => [...files].filter(([file]) => file.endsWith('.js'));

/** The class names of each component. */
function listClasses(files: readonly (readonly [string, string])[]): string[] {
  return files.flatMap(([, code]) =>
    [...code.matchAll(/styledElement\([^;]*?, "(ep-[^"]+)"/g)].map((match) => match[1] ?? ''),
  );
}
