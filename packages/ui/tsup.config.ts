import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { transform } from 'oxc-transform';
import { build as buildFiles, defineConfig, type Options } from 'tsup';
import { toDesignTokens } from './src/tokens/designTokens.js';

/**
 * Gives each styled component an id that depends only on its file and position. Without it, class names of a
 * server-rendered page would differ from those in the browser. Paths are made relative, so that the same sources give
 * the same ids on every machine.
 */
const styledComponentIds: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'styled-components-ids',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const name = relative(import.meta.dirname, path).replaceAll('\\', '/');
      const { code, errors, map } = await transform(name, await readFile(path, 'utf8'), {
        sourcemap: true,
        jsx: { runtime: 'automatic' },
        plugins: { styledComponents: { namespace: 'ep', pure: true } },
      });
      return errors.length > 0
        ? { errors: errors.map(({ message }) => ({ text: message })) }
        : { contents: `${code}\n${toComment(map, basename(path))}`, loader: 'js' };
    });
  },
};

/** The map back to the source as a comment, which esbuild follows. Its path is relative to that of the source. */
function toComment(map: object | undefined, file: string): string {
  const json = JSON.stringify({ ...map, sources: [file], sourceRoot: undefined });
  return `//# sourceMappingURL=data:application/json;base64,${Buffer.from(json).toString('base64')}`;
}

/** The tokens as data, and what TypeScript reads for an import of a style sheet. */
async function writeTokens(): Promise<void> {
  await cp('src/tokens', 'dist/tokens', { recursive: true, filter: (file) => !file.endsWith('.ts') });
  await writeFile('dist/tokens/css.d.ts', 'export {};\n');
  const tokens = toDesignTokens(await readFile('src/tokens/tokens.css', 'utf8'));
  await writeFile('dist/tokens/tokens.json', `${JSON.stringify(tokens, undefined, 2)}\n`);
}

/** Bundles echarts-for-react into our own file: Node cannot load its modules, and a host need not know about it. */
const buildReactCore = () =>
  buildFiles({
    config: false,
    entry: { 'components/CandleChart/reactCore': 'src/components/CandleChart/reactCore.ts' },
    format: 'esm',
    target: 'es2023',
    dts: false,
    sourcemap: true,
    silent: true,
  });

/** Fixtures for our own stories, which need Storybook or a page, or are of no use elsewhere. */
const storyHelpers =
  'chartPicture,colors,columns,heldCloses,hiddenAmounts,investing,limits,longLists,longListSteps,marketDays,marketMonth,primitives,repeatedInput,width,withHistoryQuery,withHostState,withToast';

export default defineConfig({
  // Of the fixtures only the data, which `fixtures.ts` exports.
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,test-d,stories}.*',
    `!src/fixtures/{${storyHelpers}}.*`,
    '!src/tokens/designTokens.ts',
  ],
  format: 'esm',
  target: 'es2023',
  bundle: false,
  splitting: false,
  dts: false,
  sourcemap: true,
  clean: true,
  silent: true,
  esbuildPlugins: [styledComponentIds],
  async onSuccess() {
    await writeTokens();
    await buildReactCore();
  },
});
