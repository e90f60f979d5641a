import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

// The page's configuration block is filled from here; empty means the page's own origin (G-122).
process.env['VITE_API_URL'] ??= '';

export default defineConfig({
  plugins: [react()],
  // The workspace's packages are taken from their sources: no build is needed first.
  resolve: { conditions: ['@etherpilot/source', ...defaultClientConditions] },
  // Found at the start, or the first visit of a screen would reload the page under the person's hands.
  optimizeDeps: {
    entries: ['index.html', 'src/routes/*.tsx', '../../packages/ui/src/screens.ts', '../../packages/ui/src/index.ts'],
  },
  server: { host: '127.0.0.1', strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
  build: {
    outDir: 'dist',
    target: 'es2023',
    rolldownOptions: {
      output: {
        // What the sign-in page and nearly every screen share: one file in place of twenty, which also packs better.
        codeSplitting: {
          groups: [
            {
              name: 'kit',
              test: /packages\/ui\/src\/(provider\/|messages\/|primitives\/(Button\/(Button|IconButton)\.|Field\/(Field|TextField|PasswordField)\.|Note\/|Text\/|Spinner\/|Loading\/|VisuallyHidden\/)|components\/(BrandMark|RiskNote|AuthLayout|DailyCells|ProvenanceBadge)\/)/,
            },
          ],
        },
      },
    },
  },
});
