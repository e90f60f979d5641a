import { expect, test } from 'vitest';
import { currencies } from '../coins.ts';
import { createHarness } from '../testing/harness.ts';

interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: { id: number }[];
}

async function paged() {
  const harness = createHarness({ hasScenarios: true, settings: { pageSize: 10 } });
  const token = await harness.getToken('rich@sandbox.test');
  const get = async (url: string) => (await harness.call('GET', url, { token })).body as Page;
  return { ...harness, token, get };
}

test('a long list comes in pages that link to each other by absolute URLs', async () => {
  const { get } = await paged();
  const path = 'http://sandbox.example:8787/api/deposit/list/';
  const pages: Page[] = [];
  for (let url: string | null = path; url !== null; url = pages.at(-1)?.next ?? null) pages.push(await get(url));
  expect(pages.map(({ count }) => count)).toEqual([40, 40, 40, 40]);
  expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 10, 10]);
  expect(pages.map(({ next }) => next)).toEqual([`${path}?page=2`, `${path}?page=3`, `${path}?page=4`, null]);
  expect(pages.map(({ previous }) => previous)).toEqual([null, path, `${path}?page=2`, `${path}?page=3`]);
  const ids = pages.flatMap(({ results }) => results.map(({ id }) => id));
  expect(new Set(ids).size).toBe(40);
});

test('every list is paged, even an empty one', async () => {
  const { get, call, addPerson } = await paged();
  expect(await get('/api/bots/')).toMatchObject({ count: 3, next: null, previous: null });
  expect(await get('/api/deposit/currencies/')).toMatchObject({ count: currencies.length });
  expect(await get('/api/bots/investments/')).toMatchObject({ count: 5 });
  expect(await get('/api/deposit/withdrawals/')).toMatchObject({ count: 24, results: { length: 10 } });
  const { token } = await addPerson();
  const nothing = { count: 0, next: null, previous: null, results: [] };
  expect((await call('GET', '/api/deposit/list/', { token })).body).toEqual(nothing);
});

test.each(['0', '5', '-1', '1.5', 'x', ''])('page %j does not exist', async (page) => {
  const { call, token } = await paged();
  expect(await call('GET', `/api/deposit/list/?page=${page}`, { token })).toMatchObject({
    status: 404,
    body: { detail: 'Invalid page.' },
  });
});
