import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The hash is that of an empty style element: styled-components adds its rules to one through the CSSOM. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
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
