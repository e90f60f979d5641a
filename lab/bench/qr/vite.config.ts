import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

/** The measured page, with what draws a code in a file of its own, so that it can be weighed. */
export default defineConfig({
  root: join(import.meta.dirname, 'page'),
  base: './',
  resolve: { conditions: ['@etherpilot/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'code', test: /node_modules.*uqr|QrCode\/qrPath/ }] } },
    },
  },
});
