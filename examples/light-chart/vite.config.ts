import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const policy = [
  "default-src 'self'",
  // The chart sets styles of elements it makes, and writes a style element for its logo, which is off.
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

export default defineConfig({
  plugins: [react()],
  // A small typeface would become a data URI, which the policy forbids.
  build: { assetsInlineLimit: 0 },
  preview: { headers: { 'content-security-policy': policy } },
});
