import { describe, expect, test } from 'vitest';
import { botSettings, initialSettings } from '../../apps/sandbox-api/src/botSettings.ts';
import { limits } from '../../apps/sandbox-api/src/limits.ts';
import { createHarness, type Call, type Harness, type Reply } from '../../apps/sandbox-api/src/testing/harness.ts';
import {
  calls,
  contractDocument,
  findAnswer,
  findCall,
  schemaPath,
  toPointer,
} from '../../packages/api-client/src/testing/contractDocument.ts';
import { validate, validateClosed } from '../../packages/api-client/src/testing/contractValidator.ts';

const rich = 'rich@sandbox.test';
const newUser = { email: 'new@example.com', password: 'long enough', password_confirm: 'long enough' };
const deposit = { currency: 'ETH', amount: '0.5' };
const withdrawal = { amount: '50', currency: 'ETH', withdrawal_address: '0x1234567890' };
const investment = { bot: 1, initial_amount: '500.00', strategy: 'balanced', ...initialSettings };

/** What the document says against an answer of the sandbox: nothing, if the two agree. */
function compare(method: string, path: string, { status, body }: Reply): readonly string[] {
  const call = findCall(method, path.replace('/api/', '/'));
  if (call === undefined) return [`${method} ${path} is not in the document`];
  const answer = findAnswer(call, status);
  if (answer === undefined) return [`${method} ${path} answers ${status}, which is not in the document`];
  return [...validate(schemaPath(answer), body), ...validateClosed(schemaPath(answer), body)];
}

/** Calls the sandbox, and expects what the document says of the answer. */
async function ask({ call }: Harness, method: string, path: string, options?: Call): Promise<Reply> {
  const reply = await call(method, path, options);
  expect(compare(method, path, reply)).toEqual([]);
  return reply;
}

describe("the sandbox's answers are those of the document", () => {
  test('to all fifteen calls', { tags: ['API-20'] }, async () => {
    const harness = createHarness({ hasScenarios: true });
    const seen = new Set<string>();
    const send = async (method: string, path: string, options?: Call) => {
      const reply = await ask(harness, method, path, options);
      expect(reply.status).toBeLessThan(300);
      const call = findCall(method, path.replace('/api/', '/'));
      expect(call && compareRequest(call, options?.body)).toEqual([]);
      seen.add(call?.operationId ?? '');
      return reply.body;
    };
    await send('POST', '/api/auth/register/', { body: newUser });
    const { email, password } = newUser;
    const tokens = (await send('POST', '/api/auth/login/', { body: { email, password } })) as { refresh: string };
    await send('POST', '/api/auth/refresh/', { body: { refresh: tokens.refresh } });

    const token = await harness.getToken(rich);
    await send('GET', '/api/auth/profile/', { token });
    await send('GET', '/api/deposit/currencies/', { token });
    await send('POST', '/api/deposit/create/', { token, body: deposit });
    await send('GET', '/api/deposit/list/', { token });
    await send('POST', '/api/deposit/withdraw/', { token, body: withdrawal });
    const withdrawals = (await send('GET', '/api/deposit/withdrawals/', { token })) as { id: number }[];
    expect(withdrawals.length).toBeGreaterThan(1);
    for (const { id } of withdrawals) {
      // oxlint-disable-next-line no-await-in-loop -- the sandbox answers at once
      await send('GET', `/api/deposit/withdrawals/${id}/`, { token });
    }
    await send('GET', '/api/bots/', { token });
    await send('GET', '/api/bots/1/', { token });
    await send('POST', '/api/bots/investments/create/', { token, body: investment });
    const investments = (await send('GET', '/api/bots/investments/', { token })) as { id: number }[];
    await send('GET', `/api/bots/investments/${investments.at(-1)?.id}/`, { token });
    expect([...seen].toSorted()).toEqual(calls.map(({ operationId }) => operationId).toSorted());
  });

  test('to each page of a list', async () => {
    const harness = createHarness({ hasScenarios: true, settings: { pageSize: 2 } });
    const token = await harness.getToken(rich);
    for (const { path } of calls.filter(({ operationId }) => operationId.startsWith('list'))) {
      for (const page of ['1', 'last']) {
        // oxlint-disable-next-line no-await-in-loop -- the sandbox answers at once
        const { body } = await ask(harness, 'GET', `/api${path}?page=${page}`, { token });
        expect(body).toHaveProperty('next');
      }
    }
  });

  test.each([
    ['POST', '/api/auth/login/', 400, {}],
    ['POST', '/api/auth/login/', 401, { email: rich, password: 'wrong' }],
    ['POST', '/api/auth/register/', 400, { ...newUser, email: rich }],
    ['POST', '/api/auth/register/', 400, { ...newUser, password_confirm: 'something else' }],
    ['POST', '/api/auth/refresh/', 401, { refresh: 'x.y.z' }],
    ['GET', '/api/deposit/withdrawals/999999/', 404, undefined],
    ['GET', '/api/bots/99/', 404, undefined],
    ['GET', '/api/bots/investments/999999/', 404, undefined],
    ['POST', '/api/deposit/create/', 400, { ...deposit, amount: '0.01' }],
    ['POST', '/api/deposit/create/', 400, [deposit]],
    ['POST', '/api/deposit/withdraw/', 400, { ...withdrawal, amount: '0.01', withdrawal_address: 'short' }],
    ['POST', '/api/deposit/withdraw/', 400, { ...withdrawal, amount: '99999999.00' }],
    ['POST', '/api/bots/investments/create/', 400, { ...investment, bot: 999 }],
    ['POST', '/api/bots/investments/create/', 400, { ...investment, initial_amount: '99999999.00' }],
  ] as const)('to %s %s with a %s', async (method, path, status, body) => {
    const harness = createHarness({ hasScenarios: true });
    const isPublic = path.startsWith('/api/auth/');
    const token = isPublic ? {} : { token: await harness.getToken(rich) };
    const reply = await ask(harness, method, path, { ...token, ...(body !== undefined && { body }) });
    expect(reply.status).toBe(status);
  });

  test('to calls without a session, with a refused token and of a broken server', async () => {
    const harness = createHarness({ hasScenarios: true });
    const broken = await harness.getToken('broken@sandbox.test');
    for (const { method, path } of calls.filter(({ security }) => security === undefined)) {
      const url = `/api${path.replace('{id}', '1')}`;
      // oxlint-disable-next-line no-await-in-loop -- the sandbox answers at once
      const replies = await Promise.all([ask(harness, method, url), ask(harness, method, url, { token: 'x.y.z' })]);
      expect(replies.map(({ status }) => status)).toEqual([401, 401]);
    }
    expect((await ask(harness, 'GET', '/api/bots/', { token: broken })).status).toBe(500);
  });

  test('to an order with a key', async () => {
    const harness = createHarness({ hasScenarios: true });
    const token = await harness.getToken(rich);
    const send = (body: object) =>
      ask(harness, 'POST', '/api/deposit/withdraw/', { token, body, headers: { 'idempotency-key': 'order-7' } });
    const [first, again] = [await send(withdrawal), await send(withdrawal)];
    expect(again.body).toEqual(first.body);
    expect((await send({ ...withdrawal, amount: '51' })).status).toBe(422);
  });

  test('to a body that is not JSON, and to one that is too large', async () => {
    const harness = createHarness({ hasScenarios: true });
    const token = await harness.getToken(rich);
    const path = '/api/deposit/create/';
    const typed = { token, body: deposit, headers: { 'content-type': 'text/plain' } };
    expect((await ask(harness, 'POST', path, typed)).status).toBe(415);
    const large = { token, body: { ...deposit, note: 'x'.repeat(70_000) } };
    expect((await ask(harness, 'POST', path, large)).status).toBe(413);
  });
});

test('the document has the limits of the forms', () => {
  const { NewInvestment: order, NewPassword: password, NewWithdrawal: payout } = contractDocument.components.schemas;
  for (const [name, { min, max, initial }] of Object.entries(botSettings)) {
    expect(order?.properties?.[name]).toMatchObject({ minimum: min, maximum: max, default: initial });
  }
  expect(password?.minLength).toBe(limits.minimumPasswordLength);
  expect(payout?.properties?.['withdrawal_address']?.minLength).toBe(limits.minimumAddressLength);
});

/** What the document says against the body of a request. */
function compareRequest({ path, method, requestBody }: (typeof calls)[number], body: unknown): readonly string[] {
  if (requestBody === undefined) return [];
  const keys = ['paths', path, method.toLowerCase(), 'requestBody'];
  return validateClosed(schemaPath(toPointer(...keys)), body);
}
