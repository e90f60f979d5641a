import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Pages of other products, which differ in their style sheet and their script. */
export default defineConfig({
  plugins: [tailwindcss()],
  // These routers are too heavy for a test of links.
  resolve: {
    alias: {
      'react-router': fileURLToPath(new URL('routers/reactRouter.tsx', import.meta.url)),
      'next/link': fileURLToPath(new URL('routers/nextLink.tsx', import.meta.url)),
      'next/navigation.js': fileURLToPath(new URL('routers/nextNavigation.ts', import.meta.url)),
      '@tanstack/react-router': fileURLToPath(new URL('routers/tanStackRouter.tsx', import.meta.url)),
    },
  },
  build: {
    // The pages wait for what they import on demand.
    target: 'es2023',
    rolldownOptions: {
      input: ['index.html', 'bootstrap.html', 'tailwind.html', 'themes.html', 'links.html', 'readme.html'],
      checks: { moduleLevelDirective: false },
    },
    minify: false,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4096,
  },
});
