import { createApiClient } from '../createApiClient.js';
import type { ApiError } from '../errors/ApiError.js';
import { isApiError } from '../errors/guards.js';
import { describeFailure } from '../errors/toApiError.js';
import { memoryTokenStore } from '../session/memoryTokenStore.js';
import { complaintsAbout } from './complaints.js';

/** The most CPU time that reading one body may take (ms of this thread). */
const READING_LIMIT_MS = 500;

/** Every answer arrives, however busy the machine is. */
const ANSWER_LIMIT_MS = 60_000;

type Client = ReturnType<typeof createApiClient>;

/** One call of each kind: a list, a request that moves money, one without a session. */
const calls: readonly ((client: Client) => Promise<unknown>)[] = [
  (client) => client.bots.list(),
  (client) => client.withdrawals.create({ amount: '50', currency: 'ETH', withdrawalAddress: '0x1234567890' }),
  (client) => client.auth.login({ email: 'viewer@example.com', password: 'long enough' }),
];

/**
 * Lists what is wrong with how the client handles the answer at an address, to everything but a refresh. `draw` renders
 * a message as the screen does; `number` selects the call.
 */
export async function tryAnswer(baseUrl: string, number: number, draw: (message: string) => string): Promise<string[]> {
  const tokenStore = memoryTokenStore({ tokens: { access: 'a', refresh: 'r' }, user: null });
  const client = createApiClient({ baseUrl, tokenStore, timeoutMs: ANSWER_LIMIT_MS });
  try {
    await calls[number % calls.length]?.(client);
    return [];
  } catch (error) {
    return isApiError(error)
      ? [...complaintsAbout(error), ...complaintsBeyondWords(error, draw)]
      : complaintsAbout(error);
  }
}

function complaintsBeyondWords(
  { kind, message, status = 0, details }: ApiError,
  draw: (message: string) => string,
): string[] {
  // Every answer has a kind of its own: this one would mean that parsing crashed.
  const broken = kind === 'unexpected' ? ['a crash within'] : [];
  return [
    ...broken,
    ...complaintsOfScreen(message, draw),
    ...(kind === 'http' ? complaintsOfReading(status, details) : []),
  ];
}

function complaintsOfScreen(message: string, draw: (message: string) => string): string[] {
  const drawn = draw(message);
  return [
    ...(drawn.length > 300 ? ['over 300 on the screen'] : []),
    ...(drawn.isWellFormed() ? [] : ['half a character drawn']),
  ];
}

function complaintsOfReading(status: number, body: unknown): string[] {
  const start = process.threadCpuUsage();
  describeFailure({ kind: 'http', status, body });
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000 > READING_LIMIT_MS ? [`over ${READING_LIMIT_MS} ms to read`] : [];
}
