import { createApiClient, memoryTokenStore } from '../../../packages/api-client/src/index.ts';
import { median } from '../statistics.ts';
import { bots } from './bots.ts';
import { createPeer } from './peer.ts';
import type { Counts } from './server.ts';

// A round in a process of its own: the driver starts it with the origin of the server and the number of the round.

/** Calls in a row, and how often. */
const [IN_A_ROW, TIMES] = [150, 4];
/** The same over a `fetch` that answers at once. */
const STUBBED = 500;
const STORM = 1_000;
const WARM_UP = 300;

export type Subject = 'ours' | 'peer' | 'plain';

/** What a round measures. */
export interface Round {
  /** A call to a real server (ms): the median of each row. */
  readonly calls: Record<Subject, number[]>;
  /** A call over a stubbed `fetch` (ms of the processor): the mean of each row. */
  readonly stubbed: Record<Subject, number[]>;
  /** As many calls in one moment as all have an expired token; `plain` two times as many with a valid one (ms). */
  readonly storms: Record<Subject, number[]>;
  readonly counts: readonly (Counts & { readonly failed: number })[];
}

const [, , origin = '', number = '0'] = process.argv;
const text = JSON.stringify(bots);
const stub = (async () =>
  new Response(text, { headers: { 'content-type': 'application/json' } })) as typeof globalThis.fetch;

/** Each round is another person, whose tokens are all valid at first. */
const personOf = (subject: Subject) => `${subject}${number}`;
const tokensOf = (subject: Subject) => ({ access: `${personOf(subject)}-1`, refresh: `${personOf(subject)}-1` });

type Call = () => Promise<unknown>;

/** The same call by each of them; `plain` is a fetch and nothing else, with a token that never expires. */
function subjectsOver(fetch: typeof globalThis.fetch): Record<Subject, Call> {
  const tokenStore = memoryTokenStore({ tokens: tokensOf('ours'), user: null, id: 'one' });
  const client = createApiClient({ baseUrl: origin, tokenStore, fetch });
  const peer = createPeer({ baseUrl: origin, tokens: tokensOf('peer'), fetch });
  const init = { headers: { accept: 'application/json', authorization: `Bearer ${tokensOf('plain').access}` } };
  return {
    ours: () => client.bots.list(),
    peer: () => peer.listBots(),
    plain: async () => (await fetch(`${origin}/api/bots/`, init)).json(),
  };
}

const none = (): Record<Subject, number[]> => ({ ours: [], peer: [], plain: [] });
const real = subjectsOver(globalThis.fetch);
const quick = subjectsOver(stub);
const order: readonly Subject[] = Number(number) % 2 === 0 ? ['plain', 'ours', 'peer'] : ['peer', 'ours', 'plain'];
const round = { calls: none(), stubbed: none(), storms: none(), counts: [] as (Counts & { failed: number })[] };

/** One call after the other: the median by the clock (ms), in which a moment of another program does not show. */
async function inARow(call: Call, count: number): Promise<number> {
  const taken: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const from = performance.now();
    await call();
    taken.push(performance.now() - from);
  }
  return median(taken);
}

/** One call after the other (ms of the processor each). */
async function ofTheProcessor(call: Call, count: number): Promise<number> {
  const from = process.threadCpuUsage().user;
  for (let made = 0; made < count; made += 1) await call();
  return (process.threadCpuUsage().user - from) / 1000 / count;
}

/** All in one moment (ms together), and how many have failed. */
async function atOnce(call: Call, count: number): Promise<{ took: number; failed: number }> {
  const from = performance.now();
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => call()));
  return { took: performance.now() - from, failed: outcomes.filter(({ status }) => status === 'rejected').length };
}

async function storm(subject: Subject): Promise<void> {
  if (subject === 'plain') {
    const [first, second] = [await atOnce(real.plain, STORM), await atOnce(real.plain, STORM)];
    round.storms.plain.push(first.took + second.took);
    return;
  }
  await fetch(`${origin}/control/${personOf(subject)}/expire`);
  const { took, failed } = await atOnce(real[subject], STORM);
  round.storms[subject].push(took);
  const counts = (await (await fetch(`${origin}/control/${personOf(subject)}`)).json()) as Counts;
  if (subject === 'ours') round.counts.push({ ...counts, failed });
}

for (const subject of order) {
  await inARow(real[subject], WARM_UP);
  await inARow(quick[subject], WARM_UP);
  // As many connections as a storm needs.
  await atOnce(real.plain, STORM);
}
for (let time = 0; time < TIMES; time += 1) {
  for (const subject of order) round.calls[subject].push(await inARow(real[subject], IN_A_ROW));
  for (const subject of order) round.stubbed[subject].push(await ofTheProcessor(quick[subject], STUBBED));
  for (const subject of order) await storm(subject);
}
console.log(JSON.stringify(round));
process.exit(0);
