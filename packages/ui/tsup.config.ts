import { cp, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { transform } from 'oxc-transform';
import { build as buildFiles, defineConfig, type Options } from 'tsup';

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
      const { code, errors } = await transform(name, await readFile(path, 'utf8'), {
        jsx: { runtime: 'automatic' },
        plugins: { styledComponents: { namespace: 'ep', pure: true } },
      });
      return errors.length > 0
        ? { errors: errors.map(({ message }) => ({ text: message })) }
        : { contents: code, loader: 'js' };
    });
  },
};

/** Bundles echarts-for-react into our own file: Node cannot load its modules, and a host need not know about it. */
const buildReactCore = () =>
  buildFiles({
    config: false,
    entry: { 'components/CandleChart/reactCore': 'src/components/CandleChart/reactCore.ts' },
    format: 'esm',
    target: 'es2023',
    dts: false,
    silent: true,
  });

/** Fixtures for our own stories, which need Storybook or a page, or are of no use elsewhere. */
const storyHelpers =
  'chartPicture,colors,columns,marketDays,primitives,repeatedInput,width,withHistoryQuery,withHostState,withToast';

export default defineConfig({
  // Of the fixtures only the data, which `fixtures.ts` exports.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,test-d,stories}.*', `!src/fixtures/{${storyHelpers}}.*`],
  format: 'esm',
  target: 'es2023',
  bundle: false,
  splitting: false,
  dts: false,
  clean: true,
  silent: true,
  esbuildPlugins: [styledComponentIds],
  async onSuccess() {
    await cp('src/tokens', 'dist/tokens', { recursive: true, filter: (file) => !file.endsWith('.ts') });
    await buildReactCore();
  },
});
