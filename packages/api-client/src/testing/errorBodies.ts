// Long, because each line is a body that servers of this kind send: Django REST framework, SimpleJWT and the proxies in
// front.

/** An error body, and the message expected for it. */
export interface ErrorBodyCase {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
  readonly message: string;
  readonly title: string;
}

type Row = readonly [name: string, body: unknown, message: string];

const BAD_REQUEST = 'Invalid request. Please check your input.';
const SERVER_ERROR = 'Server error. Please try again later.';

const refusedToken = { token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' };
const standardised = (attr: string, detail: string): object => ({ code: 'token_not_valid', detail, attr });

const of400: readonly Row[] = [
  ['the framework’s own bad request', { error: 'Bad Request (400)' }, 'Bad Request (400)'],
  [
    'unreadable JSON',
    { detail: 'JSON parse error - Expecting value: line 1' },
    'JSON parse error - Expecting value: line 1',
  ],
  [
    'an e-mail that is taken',
    { email: ['user with this email already exists.'] },
    'email: user with this email already exists.',
  ],
  ['a weak password', { non_field_errors: ['This password is too short.'] }, 'This password is too short.'],
  ['no data', { non_field_errors: ['No data provided'] }, 'No data provided'],
  [
    'a missing object',
    { bot: ['Invalid pk "999" - object does not exist.'] },
    'bot: Invalid pk "999" - object does not exist.',
  ],
  ['a wrong choice', { strategy: ['"yolo" is not a valid choice.'] }, 'strategy: "yolo" is not a valid choice.'],
  [
    'a value that is too small',
    { stop_loss: ['Ensure this value is greater than or equal to 1.'] },
    'stop_loss: Ensure this value is greater than or equal to 1.',
  ],
  [
    'a non-field error beside a field error',
    { non_field_errors: ['Passwords are not the same.'], email: ['Enter a valid email address.'] },
    'Passwords are not the same.',
  ],
  [
    'several fields with several messages',
    { email: ['This field is required.'], password: ['Too short.', 'Too common.'] },
    'email: This field is required., password: Too short. Too common.',
  ],
  ['a field with a single string', { amount: 'Too small.' }, 'amount: Too small.'],
  ['a field with numbers alone', { amount: { min: 50, max: [100] } }, BAD_REQUEST],
  ['a nested serializer', { bot: { id: ['A valid integer is required.'] } }, 'bot: id: A valid integer is required.'],
  ['a nested serializer as a whole', { bot: { non_field_errors: ['Bot is closed.'] } }, 'bot: Bot is closed.'],
  [
    'a nested list',
    { items: [{}, { id: ['A valid integer is required.'] }] },
    'items: id: A valid integer is required.',
  ],
  [
    'a list keyed by index',
    { features: { 0: ['Not a valid string.'], 2: ['Too long.'] } },
    'features: 0: Not a valid string., 2: Too long.',
  ],
  ['indexes at the top level', { 2: { id: ['A valid integer is required.'] } }, '2: id: A valid integer is required.'],
  ['a bare list of texts', ['Minimum is 50 USD.'], 'Minimum is 50 USD.'],
  ['a list of objects', [{}, {}, { id: ['A valid integer is required.'] }], BAD_REQUEST],
  ['an error object', { error: { code: 12, message: 'Amount too small' } }, 'Amount too small'],
  ['a detail that is a list', { detail: ['Minimum is 50 USD.', 'Round it.'] }, 'Minimum is 50 USD.'],
  ['a detail that is an object', { detail: { amount: ['Too small.'] } }, 'amount: Too small.'],
  ['full details of a field', { amount: [{ message: 'Too small.', code: 'min_value' }] }, 'amount: Too small.'],
  ['full details of the whole answer', { detail: { message: 'Closed.', code: 'closed' } }, 'Closed.'],
  ['errors under their own key', { errors: { email: ['Taken.'] } }, 'errors: email: Taken.'],
  ['errors in a list of their own', { errors: ['Taken.', 'Odd.'] }, 'errors: Taken. Odd.'],
  ['a non-field error outside a list', { non_field_errors: 'Closed.' }, 'Closed.'],
  ['an RFC 9457 problem', { type: 'about:blank', title: 'Bad', status: 400, detail: 'Too small.' }, 'Too small.'],
  [
    'empty texts before a readable one',
    { non_field_errors: [], error: '', detail: '  ', message: 'Try less' },
    'Try less',
  ],
  ['empty texts in a list', { non_field_errors: ['', 'Closed.'] }, 'Closed.'],
  ['booleans and numbers instead of texts', { error: true, detail: null, message: 400 }, BAD_REQUEST],
  [
    'a comparison that is not markup',
    { detail: 'Amount <50 is too small, I <3 it' },
    'Amount <50 is too small, I <3 it',
  ],
  ['a printed object', { detail: '[object Object]' }, BAD_REQUEST],
  ['a message of invisible characters', { detail: '\u200b\u3164\u2800' }, BAD_REQUEST],
  ['a message with direction marks', { detail: 'pay \u202e05\u202c now' }, 'pay 05 now'],
  ['a multi-line message', { detail: 'First.\r\n\tSecond.' }, 'First. Second.'],
  ['an endless message', { detail: 'x'.repeat(9_000) }, `${'x'.repeat(1_999)}…`],
  ['another script', { detail: '金额太小' }, '金额太小'],
  ['a JSON text', 'Closed.', BAD_REQUEST],
  ['a JSON number', 400, BAD_REQUEST],
  ['null', null, BAD_REQUEST],
  ['an empty object', {}, BAD_REQUEST],
  ['an empty list', [], BAD_REQUEST],
  [
    'prototype property names',
    JSON.parse('{"__proto__":{"detail":"x"},"constructor":["y"]}'),
    '__proto__: x, constructor: y',
  ],
];

const of401: readonly Row[] = [
  [
    'an invalid access token',
    { detail: 'Given token not valid for any token type', code: 'token_not_valid', messages: [refusedToken] },
    'Given token not valid for any token type',
  ],
  [
    'no token',
    { detail: 'Authentication credentials were not provided.' },
    'Authentication credentials were not provided.',
  ],
  ['a blacklisted refresh token', { detail: 'Token is blacklisted', code: 'token_not_valid' }, 'Token is blacklisted'],
  [
    'a wrong password',
    { detail: 'No active account found with the given credentials' },
    'No active account found with the given credentials',
  ],
  ['a deleted user', { detail: 'User not found', code: 'user_not_found' }, 'User not found'],
  [
    'a password changed elsewhere',
    { detail: "The user's password has been changed.", code: 'password_changed' },
    "The user's password has been changed.",
  ],
  [
    'errors standardised into a list of objects',
    {
      type: 'client_error',
      errors: [
        standardised('detail', '此令牌无效'),
        standardised('code', 'token_not_valid'),
        standardised('x', 'access'),
      ],
    },
    'type: client_error, errors: 此令牌无效 token_not_valid access',
  ],
];

const of403: readonly Row[] = [
  [
    'a missing permission',
    { detail: 'You do not have permission to perform this action.' },
    'You do not have permission to perform this action.',
  ],
  ['a missing CSRF token', { detail: 'CSRF Failed: CSRF token missing.' }, 'CSRF Failed: CSRF token missing.'],
  ['a gateway’s refusal', { message: 'Forbidden' }, 'Forbidden'],
  ['a gateway’s refusal in capitals', { Message: 'User is not authorized' }, 'Message: User is not authorized'],
  ['no body at all', undefined, 'You do not have permission to perform this action.'],
];

const of404: readonly Row[] = [
  ['an unknown object', { detail: 'Not found.' }, 'Not found.'],
  ['Django’s page', '<!doctype html><h1>Not Found</h1>', 'The requested resource was not found.'],
];

const of429: readonly Row[] = [
  [
    'a throttled call',
    { detail: 'Request was throttled. Expected available in 3593 seconds.' },
    'Request was throttled. Expected available in 3593 seconds.',
  ],
  ['a throttling proxy', '<html><center>nginx</center></html>', 'Too many requests. Please try again later.'],
];

const ofServer: readonly (readonly [status: number, ...Row])[] = [
  [500, 'Django’s page', '<h1>Server Error (500)</h1>', SERVER_ERROR],
  [500, 'a page inside JSON', { detail: '<h1>Server Error (500)</h1>' }, SERVER_ERROR],
  [500, 'a page inside a list', { error: ['<p>Traceback</p>'] }, SERVER_ERROR],
  [502, 'a proxy’s page', '<html><head><title>502 Bad Gateway</title></head></html>', SERVER_ERROR],
  [503, 'a gateway without a server', { message: 'Service Unavailable' }, 'Service Unavailable'],
  [503, 'a maintenance page', '<html>Back soon</html>', 'Service temporarily unavailable. Please try again later.'],
  [504, 'a gateway timeout', { message: 'Endpoint request timed out' }, 'Endpoint request timed out'],
];

const ofOthers: readonly (readonly [status: number, ...Row])[] = [
  [
    405,
    'an unsupported method',
    { status_code: 405, detail: "Method 'DELETE' not allowed." },
    "Method 'DELETE' not allowed.",
  ],
  [
    406,
    'an unserved type',
    { detail: 'Could not satisfy the request Accept header.' },
    'Could not satisfy the request Accept header.',
  ],
  [
    409,
    'a conflict reported as message',
    { message: 'User with this email already exists.' },
    'User with this email already exists.',
  ],
  [413, 'a proxy’s page', '<html><h1>413 Request Entity Too Large</h1></html>', 'Request failed with status 413.'],
  [
    415,
    'an unread type',
    { detail: 'Unsupported media type "text/plain" in request.' },
    'Unsupported media type "text/plain" in request.',
  ],
  [
    422,
    'a validator’s list',
    { detail: [{ loc: ['body', 'amount'], msg: 'field required', type: 'missing' }] },
    'loc: body amount, msg: field required, type: missing',
  ],
  [522, 'a proxy’s page', '<!DOCTYPE html><title>Connection timed out</title>', 'Request failed with status 522.'],
];

function cases(status: number, title: string, rows: readonly Row[]): ErrorBodyCase[] {
  return rows.map(([name, body, message]) => ({ name, status, body, message, title }));
}

/** Each body with the message and the title it leads to. */
export const errorBodies: readonly ErrorBodyCase[] = [
  ...cases(400, 'Validation Error', of400),
  ...cases(401, 'Authentication Failed', of401),
  ...cases(403, 'Access Denied', of403),
  ...cases(404, 'Not Found', of404),
  ...cases(429, 'Rate Limit Exceeded', of429),
  ...ofServer.flatMap(([status, ...row]) => cases(status, 'Server Error', [row])),
  ...ofOthers.flatMap(([status, ...row]) => cases(status, 'Error', [row])),
];
