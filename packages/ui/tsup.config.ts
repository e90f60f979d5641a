import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build as buildFiles, defineConfig, type Options } from 'tsup';
import { mayHoldStyles } from './build/findStyles.js';
import { scaleRem } from './build/scaleRem.js';
import { getName, readStyles, replaceStyles, type StyleFiles } from './build/styleFiles.js';
import { writeSheets } from './build/writeSheets.js';
import { toDesignTokens } from './src/tokens/designTokens.js';

/** Replaces the styles of each module by class names. */
const replaceAll = ({ classes }: StyleFiles): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'style-files',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      if (!mayHoldStyles(code)) return { contents: code, loader };
      const text = replaceStyles(code, getName(import.meta.dirname, path), classes);
      // esbuild follows it back to the source, whose path is relative to that of the source.
      const map = text.generateMap({ source: basename(path), hires: true, includeContent: true });
      return { contents: `${text.toString()}\n//# sourceMappingURL=${map.toUrl()}`, loader };
    });
  },
});

/** The tokens as data, and what TypeScript reads for an import of a style sheet. */
async function writeTokens(): Promise<void> {
  await cp('src/tokens', 'dist/tokens', { recursive: true, filter: (file) => !file.endsWith('.ts') });
  await writeFile('dist/tokens/css.d.ts', 'export {};\n');
  const css = await readFile('src/tokens/tokens.css', 'utf8');
  await writeFile('dist/tokens/tokens.css', scaleRem(css));
  const tokens = toDesignTokens(css);
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
  'chartPicture,colors,columns,heldCloses,hiddenAmounts,inNewYork,investing,limits,longLists,longListSteps,marketDays,marketMonth,offline,onPhone,primitives,repeatedInput,StoryLink,storyOfPlace,storyTime,width,withHistoryQuery,withHostState,withShell,withToast';

export default defineConfig(async () => {
  const styles = await readStyles(import.meta.dirname);
  return {
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
    esbuildPlugins: [replaceAll(styles)],
    async onSuccess() {
      await writeTokens();
      await writeSheets('dist', styles);
      await buildReactCore();
    },
  };
});
