import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

/** Renders a page with the styles of what is on it, under a content security policy with a nonce of its own. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = btoa(crypto.randomUUID());
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const router = <ServerRouter context={context} url={request.url} nonce={nonce} />;
    const stream = await renderToReadableStream(sheet.collectStyles(router), { nonce, signal: request.signal });
    // All styles are known once everything is rendered.
    await stream.allReady;
    const page = await new Response(stream).text();
    // In a browser styled-components takes over these styles before anything renders, and reads its nonce from the meta.
    const head = `<meta property="csp-nonce" nonce="${nonce}" />${sheet.getStyleTags()}</head>`;
    headers.set('content-type', 'text/html');
    headers.set('content-security-policy', policy(nonce));
    return new Response(
      page.replace('</head>', () => head),
      { status, headers },
    );
  } finally {
    sheet.seal();
  }
}

const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Values such as the length of a bar are style attributes, which a nonce cannot allow.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
