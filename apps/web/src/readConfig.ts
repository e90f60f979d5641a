import type { PrimaryProvider, SecondaryProvider } from '@etherpilot/api-client/market';
import type { Network } from '@etherpilot/ui/model';

// Read by the page, by the commands of `deploy` and by a container when it starts: it imports types only, so that each of
// them accepts and refuses the same.

/** What may differ between deployments, read from the page at startup. */
export interface Config {
  /** Origin of the operator's server without `/api`; empty for the origin of the page. */
  readonly apiUrl: string;
  /** Where the chart's prices come from; a provider that is omitted is not asked. */
  readonly market: {
    readonly primary: PrimaryProvider | undefined;
    readonly secondary: SecondaryProvider | undefined;
    /** The pairs of the chart, `ETH-USD` first; the primary provider has to know the others. */
    readonly pairs: readonly string[];
    /** A note about these prices for visitors, such as that they are recorded; empty when there is none. */
    readonly note: string;
  };
  /** How orders are sent. */
  readonly orders: {
    /** The header that carries the key of an order; empty to send none, because a server must allow it first. */
    readonly idempotencyHeader: string;
  };
  /** Where errors that nobody sees are sent to; empty to send none. */
  readonly errorsUrl: string;
  /** What distinguishes this deployment from production; empty texts and `main` in production. */
  readonly environment: {
    /** Shown on every page. */
    readonly ribbon: string;
    /** Shown above the QR code of a deposit address. */
    readonly addressWarning: string;
    /** A page that pays a deposit, given as `?address=`; empty for none. */
    readonly payUrl: string;
    readonly network: Network;
  };
}

type Fields<Name extends string = string> = Readonly<Partial<Record<Name, unknown>>>;

const networks: readonly Network[] = ['main', 'test'];

function fail(problem: string): never {
  throw new TypeError(`The page's configuration ${problem}`);
}

/** The engine's own message is not passed on: it may quote the key. */
function parse(block: string): unknown {
  try {
    return JSON.parse(block);
  } catch (error) {
    const [, at = '0'] = /position (\d+)/.exec(String(error)) ?? [];
    const [, field] = /^[^]*"(\w+)"\s*:/.exec(block.slice(0, Number.parseInt(at, 10))) ?? [];
    return fail(`is not valid JSON${field === undefined ? '' : ` at or after the field ${field}`}`);
  }
}

/** An object without fields that nobody reads: a misspelled one would be left out without a word. */
function readFields<Name extends string>(value: unknown = {}, field: string, names: readonly Name[]): Fields<Name> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail(`has no JSON object in ${field || 'block'}`);
  }
  const unknown = Object.keys(value).find((name) => !names.some((known) => known === name));
  if (unknown !== undefined) {
    fail(`has an unknown field ${field && `${field}.`}${unknown}. Known are ${names.join(', ')}`);
  }
  return value as Fields<Name>;
}

/** A value that fits into a URL or a header. An invalid one is not quoted: it may be the key. */
function readText(value: unknown = '', field: string): string {
  if (typeof value !== 'string' || !/^[!-~]*$/.test(value)) fail(`has no plain text in ${field}`);
  return value;
}

/** An http(s) address, or an empty text. */
function readAddress(value: unknown = '', field: string): string {
  // A host of other letters is written in those, while a space or a line break would be dropped without a word.
  if (typeof value !== 'string' || /[^!-~\u{a1}-\u{10ffff}]/u.test(value)) fail(`has no plain text in ${field}`);
  if (value === '') return '';
  const { protocol = '', hostname = '', username = '', password = '' } = URL.canParse(value) ? new URL(value) : {};
  if (!/^https?:$/.test(protocol)) fail(`has no http(s) address in ${field}`);
  if (username + password !== '') fail(`has a name or a password in ${field}`);
  // What a content security policy can name. Browsers ignore one of IPv6, and a star would allow everything.
  if (!/^[a-z\d.-]+$/.test(hostname)) fail(`has a host that no content security policy can name in ${field}`);
  return value;
}

/** A text to be displayed as it is. */
function readSentence(value: unknown = '', field: string): string {
  return typeof value === 'string' ? value : fail(`has no text in ${field}`);
}

/** All fields of a provider, or `undefined` when all are empty. */
function readProvider<Name extends string>(
  value: unknown,
  field: string,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const fields = readFields(value, field, names);
  const texts = names.map((name) => {
    const read = name === 'url' ? readAddress : readText;
    return [name, read(fields[name], `${field}.${name}`)] as const;
  });
  const missing = texts.flatMap(([name, text]) => (text === '' ? [name] : []));
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) fail(`has ${field} without ${missing.join(' and ')}`);
  return Object.fromEntries(texts) as Record<Name, string>;
}

const PAIRS = ['ETH-USD', 'ETH-BTC'];

/** ETH-USD and other pairs of Ether. */
function readPairs(value: unknown = PAIRS): readonly string[] {
  const pairs: readonly unknown[] = Array.isArray(value) ? value : fail('has no list in market.pairs');
  const names = pairs.map((pair) =>
    typeof pair === 'string' && /^ETH-[A-Z]{3,5}$/.test(pair)
      ? pair
      : fail('has no pair such as ETH-BTC in market.pairs'),
  );
  return [...new Set(['ETH-USD', ...names])];
}

function readEnvironment(value: unknown): Config['environment'] {
  const fields = readFields(value, 'environment', ['ribbon', 'addressWarning', 'payUrl', 'network']);
  const { ribbon, addressWarning, payUrl, network = 'main' } = fields;
  return {
    ribbon: readSentence(ribbon, 'environment.ribbon'),
    addressWarning: readSentence(addressWarning, 'environment.addressWarning'),
    payUrl: readAddress(payUrl, 'environment.payUrl'),
    network:
      networks.find((one) => one === network) ?? fail(`has neither ${networks.join(' nor ')} in environment.network`),
  };
}

/** The client appends its paths to it. */
function readApiUrl(value: unknown): string {
  const address = readAddress(value, 'apiUrl');
  if (/[?#]/.test(address)) fail('has a query in apiUrl');
  return address.replace(/\/+$/, '');
}

/**
 * Parses the JSON block of the page, which a host may rewrite after the build.
 * Throws on an invalid value, naming the field: a wrong URL must show at startup, not as a failed payment later.
 */
export function readConfig(block: string | null | undefined): Config {
  const fields = readFields(parse(block ?? '{}'), '', ['apiUrl', 'errorsUrl', 'market', 'orders', 'environment']);
  const market = readFields(fields.market, 'market', ['primary', 'secondary', 'pairs', 'note']);
  const primary = readProvider(market.primary, 'market.primary', ['url', 'key', 'host']);
  // URLs end up in logs on the way; the key belongs only in its header.
  if (primary?.url.includes(primary.key)) fail('has the key in market.primary.url');
  const { idempotencyHeader } = readFields(fields.orders, 'orders', ['idempotencyHeader']);
  return {
    apiUrl: readApiUrl(fields.apiUrl),
    market: {
      primary,
      secondary: readProvider(market.secondary, 'market.secondary', ['url']),
      pairs: readPairs(market.pairs),
      note: readSentence(market.note, 'market.note'),
    },
    orders: { idempotencyHeader: readText(idempotencyHeader, 'orders.idempotencyHeader') },
    errorsUrl: readAddress(fields.errorsUrl, 'errorsUrl'),
    environment: readEnvironment(fields.environment),
  };
}
