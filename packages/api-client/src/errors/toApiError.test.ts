import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '@etherpilot/testkit/trials';
import { anyJson } from '../testing/anyAnswer.js';
import { complaintsAbout } from '../testing/complaints.js';
import { errorBodies } from '../testing/errorBodies.js';
import { watchReplacements } from '../testing/watchReplacements.js';
import { ApiError, type ApiErrorInit } from './ApiError.js';
import { completeTexts, errorTexts } from './errorTexts.js';
import { isAborted, isApiError } from './guards.js';
import { readRetryAfter } from './retryAfter.js';
import { describeFailure, toApiError, toUncertain } from './toApiError.js';

function answered(status: number, body?: unknown): ApiError {
  return describeFailure({ kind: 'http', status, body });
}

describe('message', () => {
  const all = {
    non_field_errors: ['first', 'second'],
    error: 'from error',
    detail: 'from detail',
    message: 'from message',
    email: ['taken'],
    amount: ['too small', 'too odd'],
  };
  const { non_field_errors: _none, ...fromError } = all;
  const { error: _error, ...fromDetail } = fromError;
  const { detail: _detail, ...fromMessage } = fromDetail;
  const { message: _message, ...fromFields } = fromMessage;

  for (const [id, name, body, message] of [
    ['ERR-01', 'the first non-field error', all, 'first'],
    ['ERR-02', 'error next', fromError, 'from error'],
    ['ERR-03', 'detail next', fromDetail, 'from detail'],
    ['ERR-04', 'message next', fromMessage, 'from message'],
    ['ERR-05', 'the joined field errors last', fromFields, 'email: taken, amount: too small too odd'],
  ] as const) {
    it(`is ${name}`, { tags: [id] }, () => {
      expect(answered(400, body).message).toBe(message);
    });
  }

  it.each(errorBodies)('reads $status: $name', { tags: ['ERR-23'] }, ({ status, body, message, title }) => {
    const error = answered(status, body);
    expect({ message: error.message, title: error.title }).toEqual({ message, title });
  });

  for (const [ids, status, title, message] of [
    [['ERR-06', 'ERR-07'], 400, 'Validation Error', 'Invalid request. Please check your input.'],
    [['ERR-08', 'ERR-09'], 401, 'Authentication Failed', 'Authentication failed. Please login again.'],
    [['ERR-10', 'ERR-11'], 403, 'Access Denied', 'You do not have permission to perform this action.'],
    [['ERR-12', 'ERR-13'], 404, 'Not Found', 'The requested resource was not found.'],
    [['ERR-14', 'ERR-15'], 429, 'Rate Limit Exceeded', 'Too many requests. Please try again later.'],
    [['ERR-16', 'ERR-18'], 500, 'Server Error', 'Server error. Please try again later.'],
    [['ERR-18'], 502, 'Server Error', 'Server error. Please try again later.'],
    [['ERR-17', 'ERR-18'], 503, 'Server Error', 'Service temporarily unavailable. Please try again later.'],
    [['ERR-18'], 504, 'Server Error', 'Server error. Please try again later.'],
    [['ERR-19', 'ERR-20'], 418, 'Error', 'Request failed with status 418.'],
    [['ERR-19', 'ERR-20'], 501, 'Error', 'Request failed with status 501.'],
  ] as const) {
    it(`has a default for ${status} without a body`, { tags: [...ids] }, () => {
      expect(answered(status)).toMatchObject({ kind: 'http', status, title, message });
    });
  }

  it('calls a lost connection and a timeout a Connection Error', { tags: ['ERR-21'] }, () => {
    const expected = {
      title: 'Connection Error',
      message: 'Network error. Please check your connection and try again.',
    };
    expect(describeFailure({ kind: 'network' })).toMatchObject(expected);
    expect(describeFailure({ kind: 'timeout' })).toMatchObject(expected);
  });

  it.each([[new Error('Cannot read properties of undefined')], ['text'], [undefined], [null], [{}]])(
    'hides the message of %j from the user',
    { tags: ['ERR-22'] },
    (thrown) => {
      expect(toApiError(thrown)).toMatchObject({
        kind: 'unexpected',
        title: 'Error',
        message: 'An unexpected error occurred. Please try again.',
        cause: thrown,
      });
    },
  );

  it('is also used for a success answer that does not match the contract', { tags: ['ERR-22'] }, () => {
    expect(describeFailure({ kind: 'invalidResponse' })).toMatchObject({
      title: 'Error',
      message: 'An unexpected error occurred. Please try again.',
    });
  });
});

describe("the server's own sentence", () => {
  it.each(errorBodies)('is told apart from a default text: $name', ({ status, body }) => {
    const texts = completeTexts(Object.fromEntries(Object.keys(errorTexts).map((key) => [key, 'DEFAULT'])));
    const { message, serverMessage } = describeFailure({ kind: 'http', status, body }, texts);
    expect(serverMessage).toBe(message === 'DEFAULT' ? undefined : message);
  });

  it('is known even where it reads like a default text', () => {
    const detail = errorTexts.unauthorized;
    expect(answered(401, { detail }).serverMessage).toBe(detail);
    expect(answered(401)).toMatchObject({ message: detail, serverMessage: undefined });
  });

  it('stays whole in the error of an uncertain order', () => {
    const detail = 'x'.repeat(1_000);
    expect(toUncertain(answered(500, { detail }), errorTexts).serverMessage).toBe(detail);
    expect(toUncertain(answered(500), errorTexts).serverMessage).toBeUndefined();
  });

  it.each(['network', 'timeout', 'aborted', 'notAuthenticated', 'invalidResponse', 'unexpected'] as const)(
    'is none where there is no answer that says no: %s',
    (kind) => {
      expect(describeFailure({ kind }).serverMessage).toBeUndefined();
    },
  );

  it('is in logs apart from the message', () => {
    const parse = (error: ApiError): unknown => JSON.parse(JSON.stringify(error));
    const uncertain = toUncertain(answered(500, { detail: 'Out of order.' }), errorTexts);
    expect(parse(uncertain)).toMatchObject({
      message: `Out of order. ${errorTexts.uncertain}`,
      serverMessage: 'Out of order.',
    });
    expect(parse(answered(500))).not.toHaveProperty('serverMessage');
  });
});

describe('field errors', () => {
  it('are reported by field, also beside a general message', () => {
    const { fieldErrors } = answered(400, { non_field_errors: ['No.'], email: ['Taken.', 'Odd.'], code: 'invalid' });
    expect({ ...fieldErrors }).toEqual({ email: 'Taken. Odd.' });
  });

  it('are also reported with only the first message of each field', () => {
    const body = { stop_loss: ['Too low.', 'Odd.'], take_profit: 'Too high.', max_trades: ['', 'Too many.'] };
    const { firstFieldErrors } = describeFailure({
      kind: 'http',
      status: 400,
      body,
      fieldNames: { stop_loss: 'stopLoss' },
    });
    expect({ ...firstFieldErrors }).toEqual({
      stopLoss: 'Too low.',
      take_profit: 'Too high.',
      max_trades: 'Too many.',
    });
  });

  it('are found one level down', () => {
    expect({ ...answered(400, { errors: { email: ['Taken.'] } }).fieldErrors }).toEqual({ email: 'Taken.' });
  });

  it('cannot set a prototype', () => {
    const body: unknown = JSON.parse('{"__proto__":["x"],"constructor":["y"]}');
    const { fieldErrors } = answered(400, body);
    expect(Object.getPrototypeOf(fieldErrors)).toBeNull();
    expect(Object.keys(fieldErrors)).toEqual(['__proto__', 'constructor']);
    expect('x' in {}).toBe(false);
  });

  it('have the given names, whatever a body calls its fields; others keep theirs', () => {
    const body: unknown = JSON.parse('{"toString":["x"],"errors":{"stop_loss":["Too low."]},"max trades":["y"]}');
    const { fieldErrors, details } = describeFailure({
      kind: 'http',
      status: 400,
      body,
      fieldNames: { stop_loss: 'stopLoss' },
    });
    expect({ ...fieldErrors }).toEqual({ toString: 'x', stopLoss: 'Too low.', 'max trades': 'y' });
    expect(details).toBe(body);
  });

  it('are an empty record when there are none', () => {
    expect(Object.keys(answered(500).fieldErrors)).toEqual([]);
    expect(Object.keys(answered(500).firstFieldErrors)).toEqual([]);
  });
});

describe('an error of the client', () => {
  it('keeps the parsed body for screens that pick their own message', () => {
    const body = { error: 'x', amount: ['Too small.'] };
    expect(answered(400, body).details).toBe(body);
  });

  it('is recognized by its type guard, and so is an abort', () => {
    const aborted = describeFailure({ kind: 'aborted' });
    expect([isApiError(aborted), isAborted(aborted), isAborted(answered(400))]).toEqual([true, true, false]);
    expect(isAborted(new DOMException('gone', 'AbortError'))).toBe(true);
    expect(isApiError(new Error('x'))).toBe(false);
    expect(toApiError(aborted)).toBe(aborted);
  });

  it('uses custom texts where configured', () => {
    const texts = completeTexts({ notFound: 'Gone.', otherStatus: 'Code {status}', serverError: ' ' });
    expect(describeFailure({ kind: 'http', status: 404, body: null }, texts).message).toBe('Gone.');
    expect(describeFailure({ kind: 'http', status: 418, body: null }, texts).message).toBe('Code 418');
    expect(describeFailure({ kind: 'http', status: 500, body: null }, texts).message).toBe(errorTexts.serverError);
  });

  it('tells what went wrong with an uncertain order, and that it may have been sent', () => {
    const original = answered(504);
    expect(toUncertain(original, errorTexts)).toMatchObject({
      kind: 'uncertain',
      status: 504,
      title: 'Server Error',
      message:
        'Server error. Please try again later. It may have been sent. Check your history and balance before you try again.',
      cause: original,
    });
  });

  it('keeps that sentence when a long message is truncated for the screen', () => {
    const { message } = toUncertain(answered(500, { detail: 'x'.repeat(2_000) }), errorTexts);
    expect(message.length).toBeLessThanOrEqual(300);
    expect(message).toMatch(/^x+… It may have been sent\. Check your history/);
  });
});

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  [null, undefined],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  const headers = new Headers(header === null ? {} : { 'retry-after': header });
  expect(readRetryAfter(headers, Date.UTC(2026, 0, 1))).toBe(seconds);
});

it.each([
  [29_600, 1],
  [29_000, 1],
  [28_999, 2],
  [28_600, 2],
])('rounds a Retry-After date up: %i ms into a wait of 30 s leave %i s', (passedMs, seconds) => {
  const headers = new Headers({ 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT' });
  expect(readRetryAfter(headers, Date.UTC(2026, 0, 1) + passedMs)).toBe(seconds);
});

it('reads a Retry-After date by the server’s own clock', () => {
  const headers = { 'retry-after': 'Thu, 01 Jan 2026 00:00:30 GMT', date: 'Thu, 01 Jan 2026 00:00:10 GMT' };
  expect(readRetryAfter(new Headers(headers), Date.UTC(2030, 0, 1))).toBe(20);
});

it('finds a message for any body: never empty, markup, a printed object or endless', { tags: ['ERR-23'] }, () => {
  const body = fc.oneof(...Object.values(anyJson));
  fc.assert(
    fc.property(body, fc.integer({ min: 400, max: 599 }), (anything, status) => {
      expect(complaintsAbout(answered(status, anything))).toEqual([]);
    }),
    { numRuns: trials(1_000) },
  );
});

it.each([
  ['no ApiError', new TypeError('fetch failed')],
  ['nothing to read', speaking({ message: '\u200b\u0301' })],
  ['a printed object', speaking({ message: 'bot: [object Object]' })],
  ['markup', speaking({ message: 'a</p>' })],
  ['markup', speaking({ serverMessage: 'a</p>' })],
  ['over 2,000 characters', speaking({ message: 'x'.repeat(2_001) })],
  ['half a character', speaking({ message: 'x\ud83d' })],
  ['controls or direction marks', speaking({ message: 'a\u202eb' })],
  ['markup', speaking({ fieldErrors: { email: '<b>taken' } })],
  ['controls or direction marks', speaking({ fieldErrors: { 'e\nmail': 'Taken.' } })],
  ['an unknown title', speaking({ title: 'Oops' })],
])('detects %s', (complaint, thrown) => {
  expect(complaintsAbout(thrown)).toEqual([complaint]);
});

function speaking(init: Partial<ApiErrorInit>): ApiError {
  return new ApiError({ kind: 'http', title: 'Error', message: 'No.', ...init });
}

it('reads only the beginning of a body of megabytes', { tags: ['ERR-23'] }, () => {
  const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field${index}`, ['<'.repeat(500)]]));
  let deep: unknown = 'bottom';
  for (let level = 0; level < 5_000; level += 1) deep = { detail: [deep] };
  // A million texts, within every limit except their number.
  const times = (length: number, value: unknown) => Array.from({ length }, () => value);
  const bushy = times(50, times(50, times(50, times(8, '<b>'))));
  let reads = 0;
  /** Counts what is read of a value, however deep. */
  const watch = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, key) {
        reads += 1;
        return watch(Reflect.get(target, key));
      },
    });
  };
  for (const [body, most] of [
    // The names of the fields are listed twice.
    [wide, 50_000],
    [deep, 100],
    [{ email: bushy }, 10_000],
    [{ errors: bushy, detail: bushy }, 10_000],
    [{ detail: ' '.repeat(5_000_000) }, 100],
    [{ detail: 'a<'.repeat(2_000_000) }, 100],
  ] as const) {
    reads = 0;
    const { result, longest } = watchReplacements(() => answered(400, watch(body)));
    expect(result.message).not.toBe('');
    expect(reads).toBeLessThan(most);
    // A megabyte takes no longer than a page.
    expect(longest).toBeLessThanOrEqual(4_000);
  }
});
