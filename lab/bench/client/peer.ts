/** A bot as an app uses it. */
interface PeerBot {
  readonly id: number;
  readonly name: string;
  readonly exchange: string;
  readonly description: string;
  readonly successRate: string | null;
  readonly monthlyReturn: string | null;
  readonly riskLevel: string;
  readonly minDeposit: string | null;
  readonly features: readonly string[];
  readonly status: string;
  readonly isUnlocked: boolean | null;
}

export interface PeerOptions {
  readonly baseUrl: string;
  readonly tokens: { readonly access: string; readonly refresh: string };
  readonly fetch?: typeof globalThis.fetch;
}

class PeerError extends Error {
  readonly kind: 'http' | 'network' | 'timeout' | 'invalid';
  readonly status: number;

  constructor(kind: PeerError['kind'], message: string, status = 0) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 200;
const PASSING = [408, 429, 502, 503, 504];

/**
 * A client written by hand over `fetch`, with the duties of ours for this call: the bearer token, a timeout of each
 * attempt with its body and of the whole call, no redirect, one retry of a passing failure, one refresh for all calls that
 * need it, errors with a kind and the server's message, and every field of every record checked.
 */
export function createPeer({ baseUrl, tokens, fetch: send = globalThis.fetch }: PeerOptions) {
  let current = tokens;
  let renewal: Promise<void> | undefined;

  async function attempt(path: string, outer: AbortSignal | undefined, init: RequestInit): Promise<unknown> {
    const limit = new AbortController();
    const end = () => limit.abort(new PeerError('timeout', 'The server took too long.'));
    const timer = setTimeout(end, TIMEOUT_MS);
    outer?.addEventListener('abort', end, { once: true });
    try {
      const response = await send(new URL(`${baseUrl}/api/${path}`), {
        ...init,
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'manual',
        signal: limit.signal,
      });
      const text = await response.text();
      if (!response.ok) throw new PeerError('http', messageOf(text), response.status);
      return parse(text);
    } catch (error) {
      throw error instanceof PeerError ? error : new PeerError('network', String(error));
    } finally {
      clearTimeout(timer);
      outer?.removeEventListener('abort', end);
    }
  }

  async function get(path: string, access: string, outer: AbortSignal, mayRetry: boolean): Promise<unknown> {
    const headers = { accept: 'application/json', authorization: `Bearer ${access}` };
    try {
      return await attempt(path, outer, { headers });
    } catch (error) {
      if (!mayRetry || !(error instanceof PeerError)) throw error;
      if (error.kind !== 'network' && !PASSING.includes(error.status)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return attempt(path, outer, { headers });
    }
  }

  async function renew(): Promise<void> {
    const body = JSON.stringify({ refresh: current.refresh });
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const brought = (await attempt('auth/refresh/', undefined, { method: 'POST', body, headers })) as typeof tokens;
    current = { ...current, ...brought };
  }

  async function call(path: string): Promise<unknown> {
    const whole = new AbortController();
    const timer = setTimeout(() => whole.abort(), 2 * TIMEOUT_MS);
    const sent = current.access;
    try {
      return await get(path, sent, whole.signal, true);
    } catch (error) {
      if (!(error instanceof PeerError) || error.status !== 401) throw error;
      if (current.access === sent) {
        renewal ??= renew().finally(() => {
          renewal = undefined;
        });
        await renewal;
      }
      return await get(path, current.access, whole.signal, false);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async listBots(): Promise<readonly PeerBot[]> {
      const answer = await call('bots/');
      if (!Array.isArray(answer)) throw new PeerError('invalid', 'The server sent something unexpected.');
      const read = answer.map(toBot).filter((bot) => bot !== null);
      if (read.length < answer.length) throw new PeerError('invalid', 'A bot could not be read.');
      return read;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PeerError('invalid', 'The server sent something unexpected.');
  }
}

function messageOf(text: string): string {
  const { detail } = (text.startsWith('{') ? JSON.parse(text) : {}) as { detail?: unknown };
  return typeof detail === 'string' ? detail : 'The server refused.';
}

function toBot(wire: unknown): PeerBot | null {
  if (typeof wire !== 'object' || wire === null) return null;
  const bot = wire as Readonly<Record<string, unknown>>;
  if (typeof bot['id'] !== 'number' || typeof bot['name'] !== 'string') return null;
  return {
    id: bot['id'],
    name: bot['name'].trim(),
    exchange: toText(bot['exchange']),
    description: toText(bot['description']),
    successRate: toDecimal(bot['success_rate']),
    monthlyReturn: toDecimal(bot['monthly_return']),
    riskLevel: toText(bot['risk_level']),
    minDeposit: toDecimal(bot['min_deposit']),
    features: Array.isArray(bot['features']) ? bot['features'].filter((each) => typeof each === 'string') : [],
    status: toText(bot['status']),
    isUnlocked: typeof bot['is_unlocked'] === 'boolean' ? bot['is_unlocked'] : null,
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function toDecimal(value: unknown): string | null {
  const text = String(value);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : null;
}
