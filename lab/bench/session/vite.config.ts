import { join } from 'node:path';
import { defaultClientConditions, defineConfig } from 'vite';

const page = join(import.meta.dirname, 'page');

/** The two pages whose tabs share a session, built for production. */
export default defineConfig({
  root: page,
  base: './',
  resolve: { conditions: ['@etherpilot/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    rolldownOptions: { input: { ours: join(page, 'ours.html'), peer: join(page, 'peer.html') } },
  },
});
