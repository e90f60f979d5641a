import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiErrorKinds } from '../../packages/api-client/src/errors/ApiError.ts';
import { root } from '@etherpilot/testkit/processes';

const read = (file: string) => readFileSync(join(root, 'packages/api-client', file), 'utf8');

/** The first word in code of each table row of the client's README. */
const rows = new Set([...read('README.md').matchAll(/^\| `(\w+)/gm)].map((match) => match[1]));

/** The members of a public interface, from the package's API report. */
function listMembers(name: string): string[] {
  const [, body = ''] =
    new RegExp(`^export interface ${name}(?: extends \\w+)? \\{\\n([^]*?)\\n\\}$`, 'm').exec(
      read('etc/index.api.md'),
    ) ?? [];
  return [...body.matchAll(/^ {4}(?:readonly )?(\w+)/gm)].map((match) => match[1] ?? '');
}

test.each(['ApiClientOptions', 'BrowserTokenStoreOptions', 'TokenStore', 'ApiClient'])(
  "the client's README has a row for each member of %s",
  (name) => {
    expect(listMembers(name)).not.toEqual([]);
    expect(listMembers(name).filter((member) => !rows.has(member))).toEqual([]);
  },
);

test("the client's README has a row for each kind of error", () => {
  expect(apiErrorKinds.filter((kind) => !rows.has(kind))).toEqual([]);
});

test("the client's README says what its entry points weigh", () => {
  const limits: readonly { readonly name: string; readonly limit: string }[] = JSON.parse(read('.size-limit.json'));
  const getLimit = (entry: string) => limits.find(({ name }) => name === entry)?.limit;
  const [client, orders, market] = read('README.md').match(/[\d.]+ kB/g) ?? [];
  expect([client, orders, market]).toEqual([
    getLimit('createApiClient and browserTokenStore'),
    getLimit('the same and ./orders'),
    getLimit('all of ./market'),
  ]);
});
