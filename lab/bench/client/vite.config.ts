import { join } from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';

/** A round as one file for Node, from the client's sources. */
export default defineConfig({
  resolve: { conditions: ['@etherpilot/source', ...defaultServerConditions] },
  ssr: { noExternal: true, resolve: { conditions: ['@etherpilot/source', ...defaultServerConditions] } },
  build: { ssr: join(import.meta.dirname, 'round.ts'), target: 'node24', copyPublicDir: false },
});
