import * as fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';

/** An answer of the server, or of something in front of it. */
export interface AnyAnswer {
  /** 200–599. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes, or text in UTF-8. */
  readonly body: string | Uint8Array;
}

const messageKey = fc.constantFrom('non_field_errors', 'error', 'detail', 'message', 'errors', 'code', 'messages');
const fieldKey = fc.constantFrom('email', 'password', 'amount', 'withdrawal_address', 'currency', 'bot', 'stop_loss');
const prototypeKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'polluted');
const numberKey = fc.nat(20).map(String);

const sentence = fc.constantFrom(
  'This field is required.',
  'Ensure that there are no more than 8 decimal places.',
  'user with this email already exists.',
  'Invalid pk "999" - object does not exist.',
  'No active account found with the given credentials',
);
const blankText = fc.constantFrom('', ' \t\n', '\u0000', '\u200b\u200d', '\u3164', '\u2800', '\u0301');
const markupText = fc.oneof(
  fc.constantFrom('<html><body>', '<!doctype html>', '<img src=x onerror=alert(1)>', '</p>', '<?xml version="1.0"?>'),
  fc.constantFrom('<\ud800script>', '<\u0000b>', '[object Object]', 'a [object Object] b', '<3 and 1 < 2'),
);
const oddText = fc.constantFrom('\u202egnp.exe', '\u2067\u061cabc\u2069', '\ud800', '\udc00x', '\u001b[31mred');
const longText = fc.oneof(
  fc.constantFrom('x'.repeat(5_000), 'ab '.repeat(2_000), '<'.repeat(4_000), 'é'.repeat(3_000)),
  fc.constantFrom(`${'x'.repeat(1_999)}😀`, `${'y'.repeat(3_990)}<script>`),
);
const hostileText = fc.oneof(
  blankText,
  markupText,
  oddText,
  longText,
  fc.string({ unit: anyCharacter, maxLength: 80 }),
);
const text = fc.oneof({ weight: 3, arbitrary: sentence }, { weight: 2, arbitrary: hostileText });
const leaf = fc.oneof(text, fc.constant(null), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const texts = fc.array(text, { maxLength: 3 });

/** `fromEntries` makes even `__proto__` a plain property. */
function arbitraryRecord(
  key: fc.Arbitrary<string>,
  value: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  return fc.array(fc.tuple(key, value), { maxLength: 6 }).map((entries) => Object.fromEntries(entries));
}

const anyKey = fc.oneof(messageKey, fieldKey, numberKey, prototypeKey, hostileText);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof({ maxDepth: 7 }, leaf, fc.array(tie('tree'), { maxLength: 6 }), arbitraryRecord(anyKey, tie('tree'))),
}));

/** Parsed JSON as such servers send it, and as no server should. */
export const anyJson: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'messages and field lists': arbitraryRecord(fc.oneof(messageKey, fieldKey), fc.oneof(text, texts, leaf)),
  'nested serializers': arbitraryRecord(
    fieldKey,
    arbitraryRecord(fc.oneof(fieldKey, messageKey), fc.oneof(texts, arbitraryRecord(fieldKey, texts))),
  ),
  'indexed lists': fc.oneof(
    fc.array(arbitraryRecord(fieldKey, texts), { maxLength: 8 }),
    arbitraryRecord(numberKey, arbitraryRecord(fieldKey, texts)),
    arbitraryRecord(fieldKey, fc.array(fc.oneof(arbitraryRecord(fieldKey, texts), text), { maxLength: 60 })),
  ),
  'JSON of any shape': tree,
  'hostile texts': fc.oneof(
    arbitraryRecord(messageKey, hostileText),
    arbitraryRecord(hostileText, hostileText),
    hostileText,
  ),
  'prototype property names': arbitraryRecord(prototypeKey, fc.oneof(tree, arbitraryRecord(prototypeKey, leaf))),
};

const json = fc.oneof(...Object.values(anyJson)).map((value) => JSON.stringify(value));
const jsonType: fc.Arbitrary<string> = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/problem+json',
);
const anyType = fc.oneof(
  jsonType,
  fc.constantFrom('text/html', 'text/plain', 'application/octet-stream', 'application/json; charset=nonsense', ';', ''),
);

const megabyte = fc
  .tuple(messageKey, hostileText, fc.integer({ min: 100_000, max: 1_000_000 }), fc.boolean())
  .map(([key, unit, length, isList]) => {
    const long = (unit === '' ? ' ' : unit).repeat(Math.ceil(length / Math.max(1, unit.length))).slice(0, length);
    return JSON.stringify({ [key]: isList ? Array.from({ length: 1_000 }, () => long.slice(0, 1_000)) : long });
  });
const deep = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"detail":', '}'], ['{"bot":[', ']}'], ['{"__proto__":', '}']), text)
  .map(([[open = '', close = ''], bottom]) => {
    return `${open.repeat(10_000)}${JSON.stringify(bottom)}${close.repeat(10_000)}`;
  });
const page = fc.tuple(text, fc.integer({ min: 0, max: 400 })).map(([words, lines]) => {
  return `<!doctype html><html><head><title>${words}</title></head><body>${'<p>nginx</p>\n'.repeat(lines)}</body></html>`;
});
const cutOff = fc.tuple(json, fc.double({ min: 0, max: 1, noNaN: true })).map(([whole, share]) => {
  return whole.slice(0, Math.floor(whole.length * share));
});
const encoded = fc
  .tuple(json, fc.constantFrom('utf16le', 'latin1', 'utf8') as fc.Arbitrary<BufferEncoding>)
  .map(([whole, as]) => {
    return new Uint8Array(Buffer.from(`\ufeff${whole}`, as));
  });

type Body = fc.Arbitrary<string | Uint8Array>;
const status = fc.oneof(
  fc.constantFrom(400, 401, 403, 404, 413, 429, 500, 502, 503, 504),
  fc.integer({ min: 200, max: 599 }),
);

/** Answers of one kind, with their share of all. */
interface Kind {
  readonly share: number;
  readonly answer: fc.Arbitrary<AnyAnswer>;
}

function kind(share: number, body: Body, type = jsonType, others: fc.Arbitrary<object> = fc.constant({})): Kind {
  const answer = fc.tuple(status, body, type, others).map(([code, bytes, contentType, more]): AnyAnswer => {
    const typed = contentType === '' ? {} : { 'content-type': contentType };
    return { status: code, body: bytes, headers: { ...typed, ...more } };
  });
  return { share, answer };
}

const charsetType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/json; charset=latin1',
);
const packed = fc.constantFrom('gzip', 'br', 'deflate', 'x').map((name) => ({ 'content-encoding': name }));
const bytesOrNothing = fc.oneof(fc.constant(''), fc.uint8Array({ maxLength: 500 }));

/** Every answer a server may give, by kind. */
export const anyAnswer: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    Object.entries(anyJson).map(([name, value]) => {
      const body = value.map((parsed) => JSON.stringify(parsed));
      return [name, kind(0.11, body)];
    }),
  ),
  'up to a megabyte': kind(0.02, megabyte),
  'ten thousand levels': kind(0.02, deep),
  'JSON under another name': kind(0.08, json, anyType),
  pages: kind(0.06, page, anyType),
  'cut-off JSON': kind(0.06, cutOff),
  'other charsets': kind(0.04, encoded, charsetType),
  'bytes, or nothing': kind(0.03, bytesOrNothing, anyType),
  'a false content-encoding': kind(0.03, json, jsonType, packed),
};
