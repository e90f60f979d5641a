import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What npm and pnpm send to publish a version. */
interface Publication {
  readonly name: string;
  readonly 'dist-tags': Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

/**
 * A package registry on this machine that takes what is published to it, and sends readers of any other package to the
 * public one. Verdaccio, with users and storage, is more than these two requests need.
 */
export async function startRegistry(upstream = 'https://registry.npmjs.org/') {
  const packages = new Map<string, Publication>();
  /** The names and versions published to it, such as `@etherpilot/ui@1.0.0`. */
  const published: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1).replace(/\?.*/, ''));
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'PUT') {
      const sent: Publication = JSON.parse(await readBody(request));
      packages.set(sent.name, sent);
      published.push(...Object.keys(sent.versions).map((version) => `${sent.name}@${version}`));
      return send(201, { ok: true });
    }
    const [name = '', file] = path.split('/-/');
    const known = packages.get(name);
    if (known && file !== undefined) {
      const attachment = Object.entries(known['_attachments']).find(([key]) => key.endsWith(file))?.[1];
      return response.writeHead(200).end(Buffer.from(attachment?.data ?? '', 'base64'));
    }
    if (known) return send(200, known);
    if (path.startsWith('@etherpilot/')) return send(404, { error: 'not_found' });
    return response.writeHead(302, { location: new URL(request.url?.slice(1) ?? '', upstream).href }).end();
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/`, published, close: () => server.close() };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
