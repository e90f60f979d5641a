import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const page = join(import.meta.dirname, 'page');

/** The two measured pages, built for production. `PROFILE` keeps function names. */
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
        // The peer in a separate chunk, so that its size can be measured.
        codeSplitting: {
          groups: [{ name: 'lightweight-charts', test: /node_modules\/.*(lightweight-charts|fancy-canvas)/ }],
        },
      },
    },
  },
});
