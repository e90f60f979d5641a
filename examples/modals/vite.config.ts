import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const policy = [
  "default-src 'self'",
  // MUI, Mantine and Radix write style elements; ours are files.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // A small typeface would become a data URI, which the policy forbids.
  build: { assetsInlineLimit: 0 },
  preview: { headers: { 'content-security-policy': policy } },
});
