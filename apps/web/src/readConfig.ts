import type { PrimaryProvider, SecondaryProvider } from '@etherpilot/api-client/market';
import { type Network, networks } from '@etherpilot/ui';

/** What may differ between deployments, read from the page at startup. */
export interface Config {
  /** Origin of the operator's server without `/api`; empty for the origin of the page. */
  readonly apiUrl: string;
  /** Where the chart's prices come from; a provider that is omitted is not asked. */
  readonly market: {
    readonly primary: PrimaryProvider | undefined;
    readonly secondary: SecondaryProvider | undefined;
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

type Fields = Readonly<Record<string, unknown>>;

function fail(problem: string): never {
  throw new TypeError(`The page's configuration ${problem}`);
}

function readFields(value: unknown = {}, field = 'block'): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(`has no JSON object in ${field}`);
  return value as Fields;
}

/** A value that fits into a URL or a header. An invalid one is not quoted: it may be the key. */
function readText(value: unknown = '', field: string): string {
  if (typeof value !== 'string' || !/^[!-~]*$/.test(value)) fail(`has no plain text in ${field}`);
  if (value !== '' && /url$/i.test(field) && !isHttp(value)) fail(`has no http(s) address in ${field}`);
  return value;
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
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
  const fields = readFields(value, field);
  const texts = names.map((name) => [name, readText(fields[name], `${field}.${name}`)]);
  const missing = texts.flatMap(([name, text]) => (text === '' ? [name] : []));
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) fail(`has ${field} without ${missing.join(' and ')}`);
  return Object.fromEntries(texts);
}

function readEnvironment({ ribbon, addressWarning, payUrl, network = 'main' }: Fields): Config['environment'] {
  return {
    ribbon: readSentence(ribbon, 'environment.ribbon'),
    addressWarning: readSentence(addressWarning, 'environment.addressWarning'),
    payUrl: readText(payUrl, 'environment.payUrl'),
    network:
      networks.find((one) => one === network) ?? fail(`has neither ${networks.join(' nor ')} in environment.network`),
  };
}

/**
 * Parses the JSON block of the page, which a host may rewrite after the build.
 * Throws on an invalid value, naming the field: a wrong URL must show at startup, not as a failed payment later.
 */
export function readConfig(block: string | null | undefined): Config {
  const { apiUrl, errorsUrl, market, orders, environment } = readFields(JSON.parse(block ?? '{}'));
  const fields = readFields(market, 'market');
  const primary = readProvider(fields['primary'], 'market.primary', ['url', 'key', 'host']);
  // URLs end up in logs on the way; the key belongs only in its header.
  if (primary?.url.includes(primary.key)) fail('has the key in market.primary.url');
  return {
    apiUrl: readText(apiUrl, 'apiUrl').replace(/\/+$/, ''),
    market: {
      primary,
      secondary: readProvider(fields['secondary'], 'market.secondary', ['url']),
      note: readSentence(fields['note'], 'market.note'),
    },
    orders: {
      idempotencyHeader: readText(readFields(orders, 'orders')['idempotencyHeader'], 'orders.idempotencyHeader'),
    },
    errorsUrl: readText(errorsUrl, 'errorsUrl'),
    environment: readEnvironment(readFields(environment, 'environment')),
  };
}
