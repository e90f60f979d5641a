import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The measured page, built for production. */
export default defineConfig({
  root: join(import.meta.dirname, 'page'),
  base: './',
  plugins: [react()],
  resolve: { conditions: ['@etherpilot/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: { target: 'es2023' },
});
