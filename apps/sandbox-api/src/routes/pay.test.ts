import { expect, test } from 'vitest';
import { createHarness } from '../testing/harness.ts';
import type { DepositWire, UserWire } from '../wire.ts';

const HOUR_MS = 3_600_000;

async function invoiced(webOrigin = 'http://127.0.0.1:5173') {
  const harness = createHarness({ settings: { webOrigin } });
  const { token } = await harness.addPerson();
  await harness.call('POST', '/api/deposit/create/', { token, body: { currency: 'ETH', amount: '0.1' } });
  const page = new URL(harness.lines[0]?.split(' ').at(-1) ?? '').pathname;
  const choose = (action: string) =>
    harness.app.request(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action }),
    });
  const deposit = async () => ((await harness.call('GET', '/api/deposit/list/', { token })).body as DepositWire[])[0];
  const balance = async () => ((await harness.call('GET', '/api/auth/profile/', { token })).body as UserWire).balance;
  return { ...harness, token, page, choose, deposit, balance };
}

test('the payment page of a new deposit is logged', async () => {
  const { lines, deposit } = await invoiced();
  expect(lines).toEqual([
    expect.stringContaining(`http://127.0.0.1:8787/pay/${String((await deposit())?.oxapay_invoice_id)}`),
  ]);
});

test('the page is found by the address of the deposit', async () => {
  const { app, call, token, page } = await invoiced();
  const { body } = await call('POST', '/api/deposit/create/', { token, body: { currency: 'ETH', amount: '0.2' } });
  const find = (address: string) => app.request(`/pay?${new URLSearchParams({ address }).toString()}`);
  const second = await find((body as { address: string }).address);
  expect(second.status).toBe(303);
  expect(second.headers.get('location')).toMatch(/^\/pay\/\d+$/);
  expect(second.headers.get('location')).not.toBe(page);
  expect((await find('0x0')).status).toBe(404);
});

test('the page shows amount, coin, address and state, runs no script and cannot be framed', async () => {
  const { call, page, deposit } = await invoiced();
  const reply = await call('GET', page);
  expect(reply.status).toBe(200);
  for (const text of [
    'Sandbox</h1>',
    '0.10000000 ETH (Ethereum)',
    '<dd>0x',
    'Waiting for payment',
    'Pay now',
    'Pay later',
    'Cancel',
  ]) {
    expect(reply.body).toContain(text);
  }
  expect(reply.body).toContain((await deposit())?.oxapay_invoice_id);
  expect(reply.body).not.toContain('<script');
  const policy = reply.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' http://127.0.0.1:5173");
  expect(reply.headers.get('x-frame-options')).toBe('DENY');
});

test("'Pay now' returns the user and credits the balance once, some seconds later", async () => {
  const { choose, deposit, balance, clock, call, page } = await invoiced();
  const response = await choose('pay');
  expect(response.status).toBe(303);
  const id = (await deposit())?.oxapay_invoice_id;
  expect(response.headers.get('location')).toBe(
    `http://127.0.0.1:5173/deposit-success?track_id=${id}&amount=0.10000000&currency=ETH`,
  );
  expect(await deposit()).toMatchObject({ status: 'pending' });
  expect((await call('GET', page)).body).toContain('waiting for confirmation');
  clock.advance(3_000);
  expect((await choose('pay')).status).toBe(303);
  expect(await balance()).toBe('0.00');
  clock.advance(1_000);
  expect(await deposit()).toMatchObject({ status: 'paid' });
  expect(await balance()).toBe('299.12');
  expect((await choose('pay')).status).toBe(303);
  clock.advance(60_000);
  expect(await balance()).toBe('299.12');
  expect((await call('GET', page)).body).toContain('Paid and credited');
});

test("'Pay later' leads to the history and changes nothing", async () => {
  const { choose, deposit, clock } = await invoiced();
  const response = await choose('later');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('http://127.0.0.1:5173/deposit-history');
  clock.advance(HOUR_MS - 1);
  expect(await deposit()).toMatchObject({ status: 'pending' });
});

test('an unpaid deposit expires after an hour, and can no longer be paid or cancelled', async () => {
  const { choose, deposit, balance, clock, call, page } = await invoiced();
  clock.advance(HOUR_MS);
  expect(await deposit()).toMatchObject({ status: 'expired' });
  const { body } = await call('GET', page);
  expect(body).toContain('Expired: it was not paid within 60 minutes');
  expect(body).not.toContain('Pay now');
  expect((await choose('pay')).status).toBe(409);
  expect((await choose('cancel')).status).toBe(409);
  clock.advance(HOUR_MS);
  expect(await deposit()).toMatchObject({ status: 'expired' });
  expect(await balance()).toBe('0.00');
});

test('a payment made in time counts, even when confirmed after the hour', async () => {
  const { choose, deposit, clock } = await invoiced();
  clock.advance(HOUR_MS - 1_000);
  await choose('pay');
  clock.advance(1_500);
  expect(await deposit()).toMatchObject({ status: 'pending' });
  clock.advance(3_000);
  expect(await deposit()).toMatchObject({ status: 'paid' });
});

test("'Cancel' fails the deposit permanently", async () => {
  const { choose, deposit, balance, clock } = await invoiced('https://app.example');
  const response = await choose('cancel');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(
    /^https:\/\/app\.example\/deposit-cancel\?track_id=\d+&amount=0\.10000000&currency=ETH$/,
  );
  expect(await deposit()).toMatchObject({ status: 'failed' });
  expect((await choose('pay')).status).toBe(409);
  clock.advance(60_000);
  expect(await deposit()).toMatchObject({ status: 'failed' });
  expect(await balance()).toBe('0.00');
});

test('a payment that is confirming or credited cannot be cancelled', async () => {
  const { choose, deposit, clock } = await invoiced();
  await choose('pay');
  expect((await choose('cancel')).status).toBe(409);
  clock.advance(4_000);
  expect((await choose('cancel')).status).toBe(409);
  expect(await deposit()).toMatchObject({ status: 'paid' });
});

test('an unknown track id or action is an error page', async () => {
  const { call, choose } = await invoiced();
  expect((await call('GET', '/pay/1')).status).toBe(404);
  expect((await call('GET', '/pay/%3Cscript%3E')).status).toBe(404);
  expect((await choose('<script>')).status).toBe(400);
});

test('everything in a deposit is escaped', async () => {
  const { call, page, sandbox } = await invoiced();
  sandbox.db.run('UPDATE deposits SET address = ?', '"><img src=x onerror=alert(1)>');
  const { body } = await call('GET', page);
  expect(body).not.toContain('<img');
  expect(body).toContain('&lt;img src=x');
});
