import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTypes, { astToString } from 'openapi-typescript';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  botSchema,
  createdDepositSchema,
  depositRecordSchema,
  investmentReceiptSchema,
  investmentSchema,
  pageSchema,
  refreshedTokensSchema,
  supportedCurrencySchema,
  tokensSchema,
  userSchema,
  withdrawalReceiptSchema,
  withdrawalRecordSchema,
} from './contract.js';
import { createApiClient } from './createApiClient.js';
import { extractMessage } from './errors/extractMessage.js';
import { readRetryAfter } from './errors/retryAfter.js';
import {
  calls,
  contractDocument,
  examples,
  findAnswer,
  findCall,
  type Schema,
  schemaPath,
  toPointer,
} from './testing/contractDocument.js';
import { validate, validateClosed } from './testing/contractValidator.js';
import { createTestServer, sendJson } from './testing/createTestServer.js';
import { errorBodies } from './testing/errorBodies.js';
import { leaves } from './testing/leaves.js';

const errorSchema = toPointer('components', 'schemas', 'Error');

/** How the client reads the answer of each call, or a record of it. */
const readers: Readonly<Record<string, v.GenericSchema>> = {
  'login 200': tokensSchema,
  'register 201': userSchema,
  'readProfile 200': userSchema,
  'refresh 200': refreshedTokensSchema,
  'listCurrencies 200': supportedCurrencySchema,
  'createDeposit 201': createdDepositSchema,
  'listDeposits 200': depositRecordSchema,
  'createWithdrawal 201': withdrawalReceiptSchema,
  'listWithdrawals 200': withdrawalRecordSchema,
  'getWithdrawal 200': withdrawalRecordSchema,
  'listBots 200': botSchema,
  'getBot 200': botSchema,
  'createInvestment 201': investmentReceiptSchema,
  'listInvestments 200': investmentSchema,
  'getInvestment 200': investmentSchema,
};

/** The bodies of Django REST framework, SimpleJWT and handlers of theirs, by their names in the table of error bodies. */
const recordedNames = new Set([
  'the framework’s own bad request',
  'unreadable JSON',
  'an e-mail that is taken',
  'a weak password',
  'no data',
  'a missing object',
  'a wrong choice',
  'a value that is too small',
  'a non-field error beside a field error',
  'several fields with several messages',
  'a nested serializer',
  'a nested serializer as a whole',
  'a list of objects',
  'an invalid access token',
  'no token',
  'a blacklisted refresh token',
  'a wrong password',
  'a deleted user',
  'a password changed elsewhere',
  'errors standardised into a list of objects',
  'a missing permission',
  'a missing CSRF token',
  'an unknown object',
  'a throttled call',
  'an unsupported method',
  'an unserved type',
  'a conflict reported as message',
  'an unread type',
]);

/** Fields that may be missing from an example, by where it is. Every other one is required. */
const optionalFields = [
  'Unauthorized code',
  'Unauthorized messages',
  'createDeposit 201 id',
  'createInvestment 201 id',
  'createWithdrawal 201 id',
  'createWithdrawal 400 amount',
  'createWithdrawal 400 withdrawal_address',
  'getWithdrawal 200 processed_at',
  'getWithdrawal 200 transaction_hash',
  'listBots 200 previous',
  'listCurrencies 200 previous',
  'listDeposits 200 previous',
  'listInvestments 200 previous',
  'listWithdrawals 200 previous',
  'listWithdrawals 200 processed_at',
  'listWithdrawals 200 results.processed_at',
  'listWithdrawals 200 results.transaction_hash',
  'listWithdrawals 200 transaction_hash',
  'readProfile 200 display_id',
  'refresh 200 refresh',
  'refresh 401 code',
  'register 201 display_id',
];

const isAnswer = (place: string): boolean => / 2\d\d$/.test(place);
const isError = (place: string): boolean => !isAnswer(place) && !place.endsWith(' request');
const titled = examples.map((example) => ({ ...example, title: `${example.place}, ${example.name}` }));

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate({ ...structuredClone(contractDocument) });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(contractDocument.openapi).toBe('3.1.0');
  });

  it('is read by a generator of types without a warning', async () => {
    const complaints = (['log', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    onTestFinished(() => complaints.forEach((complaint) => complaint.mockRestore()));
    const types = astToString(await openapiTypes(Buffer.from(JSON.stringify(contractDocument))));
    for (const { path, operationId } of calls) {
      expect(types).toContain(`"${path}": {`);
      expect(types).toContain(`${operationId}: {`);
    }
    expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  // Generators for Python leave out what an array of anything is part of.
  it('says of each array what it holds', () => {
    const arrays: Schema[] = [];
    JSON.stringify(contractDocument, (_key, value: unknown) => {
      if (isSchema(value) && [value.type].flat().includes('array')) arrays.push(value);
      return value;
    });
    expect(arrays.length).toBeGreaterThan(10);
    expect(arrays.filter(({ items }) => items === undefined)).toEqual([]);
  });

  // Generators for Python write code that cannot be run for a constant that may be missing.
  it('says no value as a constant', () => {
    expect(JSON.stringify(contractDocument)).not.toContain('"const"');
  });

  it('describes each field', () => {
    const fields = Object.entries(contractDocument.components.schemas).flatMap(([name, schema]) =>
      [schema, ...(schema.allOf ?? [])].flatMap(({ properties = {} }) =>
        Object.entries(properties).map(([field, part]) => ({ field: `${name}.${field}`, text: part.description })),
      ),
    );
    expect(fields.length).toBeGreaterThan(80);
    expect(fields.filter(({ text }) => text === undefined).map(({ field }) => field)).toEqual([]);
  });
});

describe('an example', () => {
  it.each(titled)('fits its schema and has no field that is not described: $title', ({ schema, value }) => {
    expect(validate(schema, value)).toEqual([]);
    expect(validateClosed(schema, value)).toEqual([]);
  });

  it('is there for each request and each answer', () => {
    const places = new Set(examples.map(({ place }) => place));
    expect(Object.keys(readers).filter((place) => !places.has(place))).toEqual([]);
    expect([...places].filter((place) => isAnswer(place) && !Object.hasOwn(readers, place))).toEqual([]);
    expect(calls).toHaveLength(Object.keys(readers).length);
  });

  it.each(titled.filter(({ place }) => isAnswer(place)))(
    'is read by the client without loss: $title',
    { tags: ['API-20'] },
    (example) => {
      const { place, value } = example;
      const reader = readers[place] ?? v.never();
      const isList = place.startsWith('list');
      const page = isList ? v.parse(pageSchema, value) : { results: [value], next: null, count: null };
      for (const record of page.results) {
        const found = new Set(leaves(v.parse(reader, record)).map((leaf) => leaf.toLowerCase()));
        expect(leaves(record).filter((leaf) => !found.has(leaf.toLowerCase()))).toEqual([]);
      }
      const { next = null, count = null } = value as { readonly next?: unknown; readonly count?: unknown };
      expect(page).toMatchObject({ next, count });
    },
  );

  it.each(titled.filter(({ place }) => isError(place)))('of an error has a message to show: $title', ({ value }) => {
    expect(extractMessage(value)).toBeDefined();
  });

  it('does without the fields that are optional, and without no other', () => {
    const removable = titled.flatMap(({ place, schema, value }) =>
      listFields(value)
        .filter((path) => validate(schema, without(value, path)).length === 0)
        .map((path) => `${place} ${path.filter((key) => !/^\d+$/.test(key)).join('.')}`),
    );
    expect([...new Set(removable)].toSorted()).toEqual(optionalFields.toSorted());
  });
});

describe('the client', () => {
  it('sends what the document describes, and takes the answers of the document', async () => {
    const find = (method: string, path: string) => findCall(method, path.replace('/api/', '/'));
    const server = await createTestServer(({ method, path }, response, own) => {
      const call = find(method, path);
      // So that the client refreshes its token.
      if (call?.operationId === 'listBots' && own.count(method, path) === 1) return sendJson(response, 401, {});
      const [status = ''] = Object.keys(call?.responses ?? {});
      const answer = examples.find(({ place }) => place === `${call?.operationId} ${status}`);
      return sendJson(response, Number(status), answer?.value);
    });
    const client = createApiClient({ baseUrl: server.url, orders: { idempotencyHeader: 'Idempotency-Key' } });
    const example = (id: string) => examples.find(({ place }) => place === `${id} request`)?.value as never;
    await client.auth.register(example('login'));
    await client.auth.login(example('login'));
    const lists = [
      await client.deposits.currencies(),
      await client.deposits.list(),
      await client.withdrawals.list(),
      await client.bots.list(),
      await client.investments.list(),
    ];
    expect(lists.map(({ isComplete, items }) => isComplete && items.length > 0)).toEqual(lists.map(() => true));
    await client.deposits.create(example('createDeposit'));
    const { withdrawal_address: withdrawalAddress, ...payout } = example('createWithdrawal') as Record<string, string>;
    await client.withdrawals.create({ ...payout, withdrawalAddress } as never);
    const order = example('createInvestment') as Record<string, never>;
    const { bot: botId, initial_amount: initialAmount, strategy } = order;
    const { stop_loss: stopLoss, take_profit: takeProfit, max_trades: maxTrades } = order;
    await client.investments.create({ botId, initialAmount, strategy, stopLoss, takeProfit, maxTrades } as never);
    await Promise.all([client.bots.get(1), client.withdrawals.get(4), client.investments.get('b1c2')]);

    const seen = server.requests.map(({ method, path, headers, body }) => {
      const call = find(method, path);
      expect(headers.authorization === undefined).toBe(call?.security !== undefined);
      expect(headers['idempotency-key'] !== undefined).toBe(call?.tags.includes('Orders'));
      const id = call?.operationId ?? '';
      expect(body === '' ? undefined : (JSON.parse(body) as unknown)).toEqual(example(id));
      return id;
    });
    expect([...new Set(seen)].toSorted()).toEqual(calls.map((call) => call.operationId).toSorted());
  });

  it.each(calls.filter(({ tags }) => tags.includes('Orders')))(
    'takes no answer to an order that the document forbids: $operationId',
    (call) => {
      const place = `${call.operationId} 201`;
      const accepted = examples.find((example) => example.place === place)?.value as object;
      const schema = schemaPath(findAnswer(call, 201) ?? '');
      const refusals = [{ success: false }, { ok: false }, { status: 'failed' }, { error: 'No' }, { errors: ['No'] }];
      for (const refusal of refusals) {
        const answer = { ...accepted, ...refusal };
        expect(validate(schema, answer)).not.toEqual([]);
        expect(v.is(readers[place] ?? v.any(), answer)).toBe(false);
      }
    },
  );
});

describe('the errors', () => {
  const recorded = errorBodies.filter(({ name }) => recordedNames.has(name));

  it('are compared with each recorded body', () => {
    expect(recorded).toHaveLength(recordedNames.size);
  });

  it.each(recorded)('include $name ($status)', ({ body }) => {
    expect(validate(errorSchema, body)).toEqual([]);
  });

  it.each([
    ['<html>Bad Gateway</html>'],
    ['Closed.'],
    [null],
    [{}],
    [[]],
    [{ detail: '' }],
    [{ amount: [] }],
    [{ code: 'x' }],
  ])('do not include %j', (body) => {
    expect(validate(errorSchema, body)).not.toEqual([]);
  });

  it.each([30, '30', 'Wed, 21 Oct 2026 07:28:00 GMT'])('say when to call again, such as %s', (value) => {
    const header = toPointer('components', 'headers', 'RetryAfter', 'schema');
    expect(validate(header, value)).toEqual([]);
    expect(readRetryAfter(new Headers({ 'retry-after': String(value) }))).toBeTypeOf('number');
    expect(validate(header, 'soon')).not.toEqual([]);
  });
});

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'type' in value;

/** The paths of all fields of objects within a value. */
function listFields(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(Array.isArray(value) ? [] : [[key]]),
    ...listFields(part).map((path) => [key, ...path]),
  ]);
}

/** A copy of a value without the field at a path. */
function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === key ? without(part, rest) : (part as unknown)));
  const { [key]: part, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: without(part, rest) };
}
