import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Sends a page as it is rendered, under a content security policy with a nonce of its own for its scripts. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = btoa(crypto.randomUUID());
  const router = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const stream = await renderToReadableStream(router, { nonce, signal: request.signal });
  headers.set('content-type', 'text/html');
  headers.set('content-security-policy', policy(nonce));
  return new Response(stream, { status, headers });
}

const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    // Values such as the length of a bar are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
