import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { runnerImport } from 'vite';
import type * as generators from '../../packages/api-client/src/testing/anyAnswer.ts';
import type * as trial from '../../packages/api-client/src/testing/answerTrial.ts';
import { truncate } from '../../packages/ui/src/format/truncate.ts';
import { root } from '@etherpilot/testkit/processes';

/** How the client handled the answers of one kind. */
export interface BodyRow {
  readonly kind: string;
  readonly count: number;
  /** One sentence for each answer that was handled badly. */
  readonly bad: readonly string[];
}

export interface BodyOptions {
  readonly count: number;
  /** Equal seeds give equal answers. */
  readonly seed: number;
  /** How a message is rendered on the screen. */
  readonly draw?: (message: string) => string;
}

/** Answers that are generated, served and freed together: they may be large. */
const BATCH = 50;

/** Concurrent batches: a client that pauses before a retry delays only its own. */
const LANES = 6;

/**
 * Sends error bodies of every kind through a real server and the real client, and checks what a user would see. Uses
 * the client's sources, so no build is needed.
 */
export async function tryBodies({ count, seed, draw = truncate }: BodyOptions): Promise<BodyRow[]> {
  const { anyAnswer } = await sourceOf<typeof generators>('anyAnswer.ts');
  const { tryAnswer } = await sourceOf<typeof trial>('answerTrial.ts');
  const server = await serveAnswers();
  const prototype = propertiesOfObjects();
  const rows = Object.entries(anyAnswer).map(([kind, { share }]) => {
    return { kind, count: Math.max(1, Math.round(count * share)), bad: [] as string[] };
  });
  const batches = rows.flatMap((row) => {
    return Array.from({ length: Math.ceil(row.count / BATCH) }, (_, index) => ({ row, from: index * BATCH }));
  });

  async function tryBatch({ row, from }: (typeof batches)[number]): Promise<void> {
    const { kind } = row;
    const arbitrary = anyAnswer[kind]?.answer;
    if (arbitrary === undefined) throw new Error(`${kind} is not a kind of answer.`);
    // The seed of a batch follows from its index, so that the order in which batches run does not matter.
    const answers = fc.sample(arbitrary, { numRuns: Math.min(BATCH, row.count - from), seed: seed + from });
    await Promise.all(
      answers.map(async (answer, index) => {
        const number = from + index;
        const place = `${rows.indexOf(row)}-${number}`;
        const url = server.serve(place, answer);
        const complaints = await tryAnswer(url, number, draw).catch((error: unknown) => [`a crash: ${String(error)}`]);
        server.forget(place);
        if (complaints.length > 0)
          row.bad.push(`${kind}, number ${number}, status ${answer.status}: ${complaints.join(', ')}`);
      }),
    );
    if (propertiesOfObjects() !== prototype) row.bad.push(`${kind}, up to number ${from + BATCH}: a changed prototype`);
  }

  const waiting = batches.values();
  const lane = async () => {
    for (const batch of waiting) await tryBatch(batch);
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    server.close();
  }
  return rows;
}

/** A line for each kind, then the total. */
export function formatBodyTable(rows: readonly BodyRow[], seed: number): string {
  const lines = [['error bodies', 'count', 'bad'], ...rows.map(({ kind, count, bad }) => [kind, count, bad.length])];
  const table = lines.map(([kind, ...counts]) => {
    return `${`${kind}`.padEnd(28)}${counts.map((cell) => cell.toLocaleString('en-US').padStart(8)).join('')}`;
  });
  return `${table.join('\n')}\n\n${formatBodySum(rows, seed)}`;
}

/** `10,000 error bodies, 0 bad (seed 1)`. */
export function formatBodySum(rows: readonly BodyRow[], seed: number): string {
  const count = sum(rows.map((row) => row.count)).toLocaleString('en-US');
  return `${count} error bodies, ${sum(rows.map(({ bad }) => bad.length))} bad (seed ${seed})`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}

/** Vite loads the sources as the tests do, whose imports end in .js. */
async function sourceOf<T>(file: string): Promise<T> {
  const path = join(root, 'packages/api-client/src/testing', file);
  const { module } = await runnerImport<T>(path, { configFile: false, root, logLevel: 'error' });
  return module;
}

function propertiesOfObjects(): string {
  return Object.getOwnPropertyNames(Object.prototype).join();
}

/** A server that gives the answer chosen by the URL, whatever is requested below it; only refreshing always works. */
async function serveAnswers() {
  const served = new Map<string, generators.AnyAnswer>();
  const server = createServer((request, response) => {
    request.resume();
    const [, place = '', path = ''] = /^\/([^/]*)(.*)$/.exec(request.url ?? '') ?? [];
    const isRefresh = path === '/api/auth/refresh/';
    const answer = isRefresh ? { status: 200, headers: {}, body: '{"access":"b"}' } : served.get(place);
    send(response, answer ?? { status: 418, headers: {}, body: '' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    serve(place: string, answer: generators.AnyAnswer): string {
      served.set(place, answer);
      return `http://127.0.0.1:${port}/${place}`;
    },
    forget: (place: string) => served.delete(place),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, { status, headers, body }: generators.AnyAnswer): void {
  response.writeHead(status, headers).end(body);
}
