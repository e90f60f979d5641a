import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { bots } from './bots.ts';

/** What the server has seen of a person since their access tokens last expired. */
export interface Counts {
  /** Refreshes it granted. */
  readonly refreshes: number;
  /** Calls it answered with 401. */
  readonly refused: number;
  readonly answered: number;
}

/** Somebody with a session; tokens are their name and a number. */
class Person {
  access = 1;
  refresh = 1;
  counts = { refreshes: 0, refused: 0, answered: 0 };

  expire(): void {
    this.access += 1;
    this.counts = { refreshes: 0, refused: 0, answered: 0 };
  }
}

/** So many connections may come in one moment. */
const BACKLOG = 4_096;
const answer = JSON.stringify(bots);

/**
 * A server with a list of bots for whoever has a valid access token, and tokens that are renewed and replaced. Its two
 * controls: `/control/<name>/expire` and `/control/<name>`, which answers with the counts.
 */
export async function startBotServer(): Promise<{ origin: string; close: () => void }> {
  const people = new Map<string, Person>();
  const get = (name: string) => {
    const person = people.get(name) ?? new Person();
    people.set(name, person);
    return person;
  };
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, first, name = '', action] = (request.url ?? '').split('/');
    if (first === 'control') {
      if (action === 'expire') get(name).expire();
      return send(response, 200, JSON.stringify(get(name).counts));
    }
    if (request.url === '/api/auth/refresh/')
      return renew(response, ((await json(request)) as { refresh: string }).refresh);
    const [owner = '', number] = (request.headers.authorization ?? '').replace('Bearer ', '').split('-');
    const person = get(owner);
    if (Number(number) === person.access) {
      person.counts.answered += 1;
      return send(response, 200, answer);
    }
    person.counts.refused += 1;
    return send(response, 401, '{"detail":"Given token not valid for any token type"}');
  }
  function renew(response: ServerResponse, token: string): void {
    const [name = '', number] = token.split('-');
    const person = get(name);
    if (Number(number) !== person.refresh) return send(response, 401, '{"detail":"Token is blacklisted"}');
    person.counts.refreshes += 1;
    person.refresh += 1;
    send(response, 200, JSON.stringify({ access: `${name}-${person.access}`, refresh: `${name}-${person.refresh}` }));
  }
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG }, resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
