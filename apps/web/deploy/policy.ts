import { createHash } from 'node:crypto';
import { readConfig } from '../src/readConfig.ts';

/** What of a build's pages their content security policy depends on. */
export interface PageFacts {
  /** Origins the pages call, besides their own. */
  readonly origins: readonly string[];
  /** The texts of the scripts written into the pages. */
  readonly scripts: readonly string[];
  /** The texts of the styles written into the pages. */
  readonly styles: readonly string[];
}

/** Headers by name, in lower case. */
export type Headers = Readonly<Record<string, string>>;

const YEAR_S = 31_536_000;
const CONFIG = /<script type="application\/json" id="config">([^]*?)<\/script>/g;
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
const INLINE_STYLE = /<style\b[^>]*>([^]*?)<\/style>/g;

/** Reads built pages, one or all of a build: the addresses in their configuration blocks, their inline scripts and styles. */
export function readPage(html: string): PageFacts {
  return {
    origins: unique(getTexts(html, CONFIG).flatMap(readOrigins)),
    scripts: unique(getTexts(html, INLINE_SCRIPT)),
    styles: unique(getTexts(html, INLINE_STYLE)),
  };
}

function getTexts(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, text = '']) => text);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function readOrigins(block: string): string[] {
  const { apiUrl, errorsUrl, market } = readConfig(block);
  const addresses = [apiUrl, errorsUrl, market.primary?.url ?? '', market.secondary?.url ?? ''];
  return addresses.filter((address) => address !== '').map((address) => new URL(address).origin);
}

/**
 * The content security policy of a page: nothing but the page's own files, calls to its server and price providers, no
 * frame around it, and no text that becomes markup or a script.
 */
export function buildPolicy({ origins, scripts, styles }: PageFacts): string {
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scripts.map(hashContent)].join(' ')}`,
    `style-src-elem ${["'self'", ...styles.map(hashContent)].join(' ')}`,
    // Bars, charts and popups have lengths of their own.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...origins].join(' ')}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    // No `webrtc 'block'`: Chromium 156 logs it on every page as a directive it does not know.
  ].join('; ');
}

function hashContent(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Headers of every answer, also in development. */
export const commonHeaders: Headers = {
  'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // A path can hold the id of a payment.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb']
    .map((name) => `${name}=()`)
    .join(', '),
};

/** Where the build's files are whose names change with their content. */
export const ASSETS = '/assets/';

/** How long an answer may be kept. A page may be kept for going back, but is asked about before it is opened again. */
export function chooseCaching(path: string): string {
  return path.startsWith(ASSETS) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}

/** All headers of the answers of a build with these pages, but for how long each may be kept. */
export function buildHeaders(html: string): Headers {
  return { 'content-security-policy': buildPolicy(readPage(html)), ...commonHeaders };
}
