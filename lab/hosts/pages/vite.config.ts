import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Pages of other products, which differ in their style sheet and their script. */
export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    // The pages wait for what they import on demand.
    target: 'es2023',
    rolldownOptions: {
      input: ['index.html', 'themes.html', 'readme.html'],
      checks: { moduleLevelDirective: false },
    },
    minify: false,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4096,
  },
});
