import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import product from '../vite.config.js';

const replacement = fileURLToPath(new URL('channelsContent.ts', import.meta.url));
const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Replaces the operator's content with one that configures every support channel. */
const channels: Plugin = {
  name: 'channels',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.startsWith(src) === true && /^(?:\.\.?\/)+content\.js$/.test(source) ? replacement : undefined,
};

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default mergeConfig(product, defineConfig({ plugins: [channels] }));
