/** Error bodies as Django REST framework, SimpleJWT and what stands in front of them send them, and the words for a person. */
export interface ErrorBodyCase {
  readonly name: string;
  readonly status: number;
  readonly body: unknown;
  readonly message: string;
  readonly title: string;
}

const tokenError = { token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' };

export const errorBodies: readonly ErrorBodyCase[] = [
  {
    name: 'an access token the server does not know',
    status: 401,
    body: { detail: 'Given token not valid for any token type', code: 'token_not_valid', messages: [tokenError] },
    message: 'Given token not valid for any token type',
    title: 'Authentication Failed',
  },
  {
    name: 'a refresh token on the blacklist',
    status: 401,
    body: { detail: 'Token is blacklisted', code: 'token_not_valid' },
    message: 'Token is blacklisted',
    title: 'Authentication Failed',
  },
  {
    name: 'a wrong password',
    status: 401,
    body: { detail: 'No active account found with the given credentials' },
    message: 'No active account found with the given credentials',
    title: 'Authentication Failed',
  },
  {
    name: 'errors standardised into a list of objects',
    status: 401,
    body: { type: 'client_error', errors: [{ code: 'token_not_valid', detail: 'Token is invalid', attr: 'detail' }] },
    message: 'type: client_error, errors: Token is invalid',
    title: 'Authentication Failed',
  },
  {
    name: 'a missing permission',
    status: 403,
    body: { detail: 'You do not have permission to perform this action.' },
    message: 'You do not have permission to perform this action.',
    title: 'Access Denied',
  },
  { name: 'an unknown object', status: 404, body: { detail: 'Not found.' }, message: 'Not found.', title: 'Not Found' },
  {
    name: 'a forbidden method with its status in the body',
    status: 405,
    body: { status_code: 405, detail: "Method 'DELETE' not allowed." },
    message: "Method 'DELETE' not allowed.",
    title: 'Error',
  },
  {
    name: 'a throttled call',
    status: 429,
    body: { detail: 'Request was throttled. Expected available in 3593 seconds.' },
    message: 'Request was throttled. Expected available in 3593 seconds.',
    title: 'Rate Limit Exceeded',
  },
  {
    name: 'the framework’s own bad request',
    status: 400,
    body: { error: 'Bad Request (400)' },
    message: 'Bad Request (400)',
    title: 'Validation Error',
  },
  {
    name: 'an e-mail that is taken',
    status: 400,
    body: { email: ['user with this email already exists.'] },
    message: 'email: user with this email already exists.',
    title: 'Validation Error',
  },
  {
    name: 'a conflict told as message',
    status: 409,
    body: { message: 'User with this email already exists.' },
    message: 'User with this email already exists.',
    title: 'Error',
  },
  {
    name: 'a non-field error beside a field error',
    status: 400,
    body: { non_field_errors: ['Passwords are not the same.'], email: ['Enter a valid email address.'] },
    message: 'Passwords are not the same.',
    title: 'Validation Error',
  },
  {
    name: 'several fields with several messages',
    status: 400,
    body: { email: ['This field is required.'], password: ['Too short.', 'Too common.'] },
    message: 'email: This field is required., password: Too short. Too common.',
    title: 'Validation Error',
  },
  {
    name: 'a nested serializer',
    status: 400,
    body: { bot: { id: ['A valid integer is required.'] } },
    message: 'bot: id: A valid integer is required.',
    title: 'Validation Error',
  },
  {
    name: 'a bare list of texts',
    status: 400,
    body: ['Minimum is 50 USD.'],
    message: 'Minimum is 50 USD.',
    title: 'Validation Error',
  },
  {
    name: 'a list of objects',
    status: 400,
    body: [{}, {}, { id: ['A valid integer is required.'] }],
    message: 'Invalid request. Please check your input.',
    title: 'Validation Error',
  },
  {
    name: 'an error object',
    status: 400,
    body: { error: { code: 12, message: 'Amount too small' } },
    message: 'Amount too small',
    title: 'Validation Error',
  },
  {
    name: 'empty texts before a full one',
    status: 400,
    body: { non_field_errors: [], error: '', detail: '  ', message: 'Try a smaller amount' },
    message: 'Try a smaller amount',
    title: 'Validation Error',
  },
  {
    name: 'flags and numbers in place of texts',
    status: 400,
    body: { error: true, detail: null, message: 400 },
    message: 'Invalid request. Please check your input.',
    title: 'Validation Error',
  },
  {
    name: 'a proxy’s page',
    status: 502,
    body: '<html><head><title>502 Bad Gateway</title></head></html>',
    message: 'Server error. Please try again later.',
    title: 'Server Error',
  },
  {
    name: 'a page inside JSON',
    status: 500,
    body: { detail: '<h1>Server Error (500)</h1>' },
    message: 'Server error. Please try again later.',
    title: 'Server Error',
  },
  {
    name: 'a comparison that is no markup',
    status: 400,
    body: { detail: 'Amount <50 is too small' },
    message: 'Amount <50 is too small',
    title: 'Validation Error',
  },
  {
    name: 'a printed object',
    status: 400,
    body: { detail: '[object Object]' },
    message: 'Invalid request. Please check your input.',
    title: 'Validation Error',
  },
  {
    name: 'no body at all',
    status: 403,
    body: undefined,
    message: 'You do not have permission to perform this action.',
    title: 'Access Denied',
  },
];
