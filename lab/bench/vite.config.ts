import { globSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { styleFiles } from '../../packages/ui/build/viteStyleFiles.ts';

const page = join(import.meta.dirname, '..', process.env['PAGES'] ?? '', 'page');

/** The pages of the benchmark in `PAGES`, built for production from our sources, with styles as files like in the packages. */
export default defineConfig({
  root: page,
  base: './',
  plugins: [react(), styleFiles()],
  resolve: { conditions: ['@etherpilot/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2023',
    rolldownOptions: { input: globSync('*.html', { cwd: page }).map((name) => join(page, name)) },
  },
});
