import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const policy = [
  "default-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

export default defineConfig({
  plugins: [react()],
  // A small typeface would become a data URI, which the policy forbids.
  build: { assetsInlineLimit: 0 },
  preview: { headers: { 'content-security-policy': policy } },
});
