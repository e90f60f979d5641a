import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { installPackages } from './packExamples.ts';
import { table } from '@etherpilot/testkit/table';

interface Library {
  /** What a page needs of it, by exact version. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Imports, as its documentation writes them. */
  readonly imports: readonly string[];
  /** The element with the button, around which its provider goes if it has one. */
  readonly page: string;
  readonly note: string;
}

const mantineStyles = ['baseline', 'default-css-variables', 'global', 'UnstyledButton', 'Loader', 'Button'];

/** The button of each library as its documentation shows it, with no more of the library than that takes. */
function listLibraries(archive: string): Readonly<Record<string, Library>> {
  return {
    '@etherpilot/ui': {
      dependencies: { '@etherpilot/ui': `file:${archive}`, 'styled-components': '6.6.0' },
      imports: [`import '@etherpilot/ui/tokens.css'`, `import { Button, UiProvider } from '@etherpilot/ui'`],
      page: `h(UiProvider, null, h(Button, { kind: 'primary' }, 'Save'))`,
      note: 'styled; with provider, tokens and styled-components',
    },
    '@base-ui/react': {
      dependencies: { '@base-ui/react': '1.9.0' },
      imports: [`import { Button } from '@base-ui/react/button'`],
      page: `h(Button, null, 'Save')`,
      note: 'without styles',
    },
    'react-aria-components': {
      dependencies: { 'react-aria-components': '1.22.1' },
      imports: [`import { Button } from 'react-aria-components'`],
      page: `h(Button, null, 'Save')`,
      note: 'without styles',
    },
    '@mantine/core': {
      dependencies: { '@mantine/core': '9.7.4', '@mantine/hooks': '9.7.4' },
      imports: [
        ...mantineStyles.map((name) => `import '@mantine/core/styles/${name}.css'`),
        `import { Button, MantineProvider } from '@mantine/core'`,
      ],
      page: `h(MantineProvider, null, h(Button, null, 'Save'))`,
      note: 'styled; with provider and the style sheets of the button',
    },
    '@mui/material': {
      dependencies: { '@mui/material': '9.5.0', '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' },
      imports: [`import Button from '@mui/material/Button'`],
      page: `h(Button, { variant: 'contained' }, 'Save')`,
      note: 'styled; with Emotion, without a provider',
    },
  };
}

/**
 * Bundles a page with one button for each library, for production, and weighs what it loads beside React.
 * Resolves with a table.
 */
export async function weighButtons(archive: string, place: string): Promise<string> {
  const folder = join(place, 'buttons');
  const libraries = listLibraries(archive);
  const versions = Object.assign(
    { react: '19.3.1', 'react-dom': '19.3.1' },
    ...Object.values(libraries).map(({ dependencies }) => dependencies),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: versions }),
  );
  await installPackages(folder);
  const rows: string[][] = [];
  for (const [name, { dependencies, imports, page, note }] of Object.entries(libraries)) {
    const input = join(folder, `${name.replaceAll(/\W/g, '')}.js`);
    const lines = [`import { createElement as h } from 'react'`, `import { createRoot } from 'react-dom/client'`];
    await writeFile(input, [...lines, ...imports, `createRoot(document.body).render(${page})`].join(';\n'));
    const { script, style } = await weigh(folder, input);
    const version = /^\d/.test(dependencies[name] ?? '') ? ` ${dependencies[name]}` : '';
    rows.push([`${name}${version}`, toKb(script), toKb(style), toKb(script + style), note]);
  }
  return table(['A page with one Button', 'scripts', 'styles', 'together', 'what it is'], rows);
}

const toKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The gzip of what a page loads at once, in bytes: no chunk that is imported on demand, no React, no typeface. */
async function weigh(folder: string, input: string): Promise<{ script: number; style: number }> {
  const result = await build({
    root: folder,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, external: [/^react(-dom)?(\/|$)/], checks: { moduleLevelDirective: false } },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const loaded = chunks.filter(({ isEntry }) => isEntry);
  for (const { imports } of loaded)
    loaded.push(...chunks.filter((each) => imports.includes(each.fileName) && !loaded.includes(each)));
  const styles = output.filter((file) => file.type === 'asset').filter(({ fileName }) => fileName.endsWith('.css'));
  const gzip = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;
  return {
    script: loaded.reduce((sum, { code }) => sum + gzip(code), 0),
    style: styles.reduce((sum, { source }) => sum + gzip(source), 0),
  };
}
