import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const page = join(import.meta.dirname, 'page');

/** The two pages that are measured, built as a host builds for production. `PROFILE` keeps the names of functions. */
export default defineConfig({
  root: page,
  base: './',
  plugins: [react()],
  resolve: { conditions: ['@etherpilot/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2023',
    minify: process.env['PROFILE'] ? false : 'oxc',
    rolldownOptions: {
      input: { ours: join(page, 'ours.html'), peer: join(page, 'peer.html') },
      output: {
        // The peer on its own, so that its bytes can be told.
        codeSplitting: {
          groups: [{ name: 'lightweight-charts', test: /node_modules\/.*(lightweight-charts|fancy-canvas)/ }],
        },
      },
    },
  },
});
