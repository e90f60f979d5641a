import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import product from '../vite.config.js';

const src = fileURLToPath(new URL('../src/', import.meta.url));

/** The app with another operator's content in place of `src/content.ts`, which alone is checked. */
export function withContent(file: URL): UserConfig {
  const replacement = fileURLToPath(file);
  const otherContent: Plugin = {
    name: 'other-content',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.startsWith(src) === true && /^(?:\.\.?\/)+content\.js$/.test(source) ? replacement : undefined,
  };
  const plugins = product.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'check-content'));
  return mergeConfig({ ...product, plugins: plugins ?? [] }, { plugins: [otherContent] });
}
