import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import product from '../vite.config.js';

const there = fileURLToPath(new URL('channelsContent.ts', import.meta.url));
const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Gives the app the content of an operator who has set up every channel, without a word of it in the product. */
const channels: Plugin = {
  name: 'channels',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.startsWith(src) === true && /^(?:\.\.?\/)+content\.js$/.test(source) ? there : undefined,
};

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default mergeConfig(product, defineConfig({ plugins: [channels] }));
