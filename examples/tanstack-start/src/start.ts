import { createMiddleware, createStart } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';

/** A content security policy with a nonce of its own for the scripts of each page; styles are files. */
const policy = createMiddleware().server(({ next }) => {
  const nonce = btoa(crypto.randomUUID());
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    // Values such as the length of a bar are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  setResponseHeader('content-security-policy', directives.join('; '));
  return next({ context: { nonce } });
});

export const startInstance = createStart(() => ({ requestMiddleware: [policy] }));
