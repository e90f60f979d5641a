import { expect, test } from 'vitest';
import { sandboxPageConfig } from '@etherpilot/testkit/servers';
import { buildHeaders } from './policy.ts';

/** A page with a configuration, a script and a style. */
function pageWith(block: string): string {
  return `<style>b{}</style><script type="application/json" id="config">${block}</script><script>a()</script>`;
}

const asBuilt = `{
  "apiUrl": "",
  "market": { "secondary": { "url": "https://api.coingecko.com/api/v3/coins/ethereum/market_chart" } }
}`;
const ofAnOperator = `{
  "apiUrl": "https://api.example.com",
  "errorsUrl": "https://errors.example.com/page",
  "market": {
    "primary": { "url": "https://app.example.com:8443/prices/chart", "key": "proxy", "host": "proxy" },
    "secondary": { "url": "https://app.example.com:8443/prices/market_chart" }
  }
}`;

// Written out here and nowhere else, so that no change of a directive goes unread.
test.each([
  [
    'as it is built',
    asBuilt,
    "default-src 'none'; script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; style-src-elem 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://api.coingecko.com; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ],
  [
    'of the sandbox',
    sandboxPageConfig(8787),
    "default-src 'none'; script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; style-src-elem 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' http://127.0.0.1:8787; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ],
  [
    'of an operator with servers of their own',
    ofAnOperator,
    "default-src 'none'; script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; style-src-elem 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://api.example.com https://errors.example.com https://app.example.com:8443; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ],
])('a page %s is sent with exactly these headers', (_, block, policy) => {
  expect(buildHeaders(pageWith(block))).toEqual({
    'content-security-policy': policy,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
});

test('a page whose configuration would not start has no policy', () => {
  expect(() => buildHeaders(pageWith('{ "apiUrl": "https://*" }'))).toThrow(
    'a host that no content security policy can name',
  );
  expect(() => buildHeaders(pageWith('{ "apiURL": "https://api.example.com" }'))).toThrow('unknown field apiURL');
});
