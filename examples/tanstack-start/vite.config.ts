import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tanstackStart(), react()],
  // A small typeface would become a data URI, which the policy forbids.
  build: { assetsInlineLimit: 0 },
});
