import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { styleFiles } from '../../packages/ui/build/viteStyleFiles.js';
import { browserFloor } from './plugins/browserFloor.js';
import { checkContent } from './plugins/checkContent.js';
import { copies } from './plugins/copies.js';
import { codeGroups, leaveOutLoaded } from './plugins/codeGroups.js';
import { pageConfig } from './plugins/pageConfig.js';
import { securityHeaders } from './plugins/securityHeaders.js';
import { prerender } from './plugins/prerender.js';
import { refuseProviderKey } from './plugins/refuseProviderKey.js';
import { content } from './src/content.js';

// Fills the page's configuration block. Empty means the page's own origin;
process.env['VITE_API_URL'] ??= '';
// and no secondary price provider.
process.env['VITE_COINGECKO_URL'] ??= 'https://api.coingecko.com/api/v3/coins/ethereum/market_chart';

export default defineConfig({
  plugins: [
    react(),
    styleFiles(),
    prerender(),
    securityHeaders(),
    copies(),
    pageConfig(),
    refuseProviderKey(),
    checkContent(content),
  ],
  // The workspace's packages are resolved to their sources: no build is needed first.
  resolve: {
    conditions: ['@etherpilot/source', ...defaultClientConditions],
    // React has had this hook since 18; the router and Base UI still bring a copy.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // The pages of the build are rendered by a bundle that holds all it needs.
  ssr: { noExternal: true, resolve: { conditions: ['@etherpilot/source', ...defaultServerConditions] } },
  // Discovered at startup; otherwise the first visit of a screen would reload the page.
  optimizeDeps: {
    entries: [
      'index.html',
      'src/routes/*.tsx',
      '../../packages/ui/src/screens.ts',
      '../../packages/ui/src/index.ts',
      '../../packages/ui/src/charts.ts',
    ],
  },
  server: { host: '127.0.0.1', strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
  build: {
    outDir: 'dist',
    // The policy lets no font come from a data: address.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    target: Object.entries(browserFloor).map(([name, version]) => `${name}${version}`),
    // Browsers of this target preload modules themselves, or do without.
    modulePreload: { polyfill: false, resolveDependencies: leaveOutLoaded },
    rolldownOptions: {
      output: {
        // Files name each other, and letters that code is full of compress better.
        hashCharacters: 'hex',
        codeSplitting: {
          groups: codeGroups,
        },
      },
    },
  },
});
