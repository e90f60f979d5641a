import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, readOrigins } from './narrowImports.ts';
import { root } from '@etherpilot/testkit/processes';

/** Of packages/ui; with its whole index there are almost 200. */
const MOST_FILES = 60;

describe('the first page of the development server', () => {
  let server: ViteDevServer;

  beforeAll(async () => {
    server = await createServer({ root: join(root, 'apps/web'), logLevel: 'silent', server: { port: 0 } });
    await server.listen();
  });

  afterAll(() => server.close());

  /** Adds a file's address, and those of all it imports before it runs. */
  async function follow(path: string, seen: Set<string>): Promise<void> {
    if (seen.has(path)) return;
    seen.add(path);
    const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
    const imports = [...(await response.text()).matchAll(/^(?:import|export) (?:.* from )?"(\/[^"]+)";/gm)];
    await Promise.all(imports.map(([, imported = '']) => follow(imported, seen)));
  }

  test('asks for the part of the interface that every page has, and not for all of it', async () => {
    const seen = new Set<string>();
    await follow('/src/main.tsx', seen);
    const files = [...seen].filter((path) => path.includes('/packages/ui/src/'));
    expect(files.length).toBeGreaterThan(20);
    expect(files.length).toBeLessThan(MOST_FILES);
    expect(files.filter((path) => path.endsWith('/packages/ui/src/index.ts'))).toEqual([]);
  });
});

describe('an import of a package', () => {
  const origins = new Map([
    ['Button', { file: '/ui/Button.tsx', name: 'Button' }],
    ['Check', { file: '/ui/check.js', name: 'default' }],
  ]);
  const narrowed = (code: string) => narrow(code, new Map([['ui', origins]]));

  test.each([
    ["import { Button } from 'ui';", 'import { Button as Button } from "/ui/Button.tsx";'],
    ["import { Button as B, type Props } from 'ui';", 'import { Button as B } from "/ui/Button.tsx";'],
    ["import { Check } from 'ui';", 'import { default as Check } from "/ui/check.js";'],
    [
      "import { Button, Unknown } from 'ui';",
      'import { Button as Button } from "/ui/Button.tsx"; import { Unknown } from \'ui\';',
    ],
    ["import { type Props } from 'ui';", ''],
    ["import { Button } from 'other';", "import { Button } from 'other';"],
  ])('%s comes from its file', (from, to) => {
    expect(narrowed(from)).toBe(to);
  });

  test('leaves all other lines where they are', () => {
    expect(narrowed("import {\n  Button,\n  Check,\n} from 'ui';\nlast").split('\n').indexOf('last')).toBe(4);
  });

  test('finds what the interface exports, and no type', () => {
    const known = readOrigins(join(root, 'packages/ui/src/index.ts'));
    const file = join(root, 'packages/ui/src/provider/UiProvider.tsx');
    expect(known.get('UiProvider')).toEqual({ file, name: 'UiProvider' });
    expect(known.get('signedInHrefs')?.file).toBe(join(root, 'packages/ui/src/model/Place.ts'));
    expect(known.has('UiProviderProps')).toBe(false);
  });
});
