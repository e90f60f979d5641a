import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  security: {
    // Astro adds the hashes of its own scripts, and sends the policy as a header.
    csp: {
      directives: ["default-src 'self'", "img-src 'self' data:", "base-uri 'none'", "object-src 'none'"],
      // Values such as the length of a bar are style attributes.
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  // A small typeface would become a data URI, which the policy forbids.
  vite: { build: { assetsInlineLimit: 0 } },
});
