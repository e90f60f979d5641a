import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { narrow, readOrigins } from '../../apps/web/plugins/narrowImports.ts';
import { root } from '../lib/processes.ts';

describe('the first page of the development server', () => {
  let server: ViteDevServer;
  let page = '';

  beforeAll(async () => {
    server = await createServer({ root: join(root, 'apps/web'), logLevel: 'silent', server: { port: 0 } });
    await server.listen();
    page = await read('/login', 'text/html');
  });

  afterAll(() => server.close());

  async function read(path: string, accept = '*/*'): Promise<string> {
    const response = await fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept } });
    expect(response.ok).toBe(true);
    return response.text();
  }

  test('asks for no more than four files', () => {
    const files = [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="(\/[^"]+\.(?:m?js|css))"/g)].map(
      ([, file]) => file,
    );
    expect(files.length).toBeLessThanOrEqual(4);
    expect(files).toContain('/assets/index.js');
  });

  test('brings a part of the interface and no icon nobody shows', async () => {
    const { sources } = JSON.parse(await read('/assets/index.js.map')) as { sources: string[] };
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.length).toBeLessThan(220);
    expect(sources.filter((source) => source.includes('lucide-react'))).toEqual([]);
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
