import { expect, fn, mocked, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { withToast } from '../../fixtures/withToast.js';
import { connectionFailure, longFailure, takenEmail, wrongPassword } from '../../fixtures/failures.js';
import { beforeTimers, clickThrice, holdEnter } from '../../fixtures/repeatedInput.js';
import { viewer } from '../../fixtures/viewer.js';
import { IDLE, type OrderKind } from '../../model/Submission.js';
import { LoginScreen } from './LoginScreen.js';

const meta = preview.meta({
  title: 'Screens/LoginScreen',
  tags: ['stable'],
  component: LoginScreen,
  args: { submission: IDLE, onSignIn: fn(), onNotify: fn() },
});

const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

const fields = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByLabelText('Email'),
    password: canvas.getByLabelText('Password'),
    button: canvas.getByRole('button', { name: 'Sign in' }),
  };
};

/** An old short password is accepted. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LOGIN-01', 'LOGIN-08', 'G-25'] },
  play: async ({ args, canvasElement }) => {
    const { email, password, button } = fields(canvasElement);
    await expect(email.closest('form')).toHaveAttribute('method', 'post');
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await fill(email, ' viewer@example.com ');
    await fill(password, 'short');
    await userEvent.click(button);
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: 'viewer@example.com', password: 'short' });
    await expect(args.onNotify).not.toHaveBeenCalled();
  },
});

Ready.test(
  'one submit makes one call, however slow the host and however long the key is held down',
  async ({ args, canvasElement }) => {
    const { email, password, button } = fields(canvasElement);
    await fill(email, viewer.email);
    await fill(password, 'hunter2hunter');
    await beforeTimers(async () => {
      clickThrice(button);
      password.focus();
      await holdEnter();
      button.focus();
      await holdEnter();
    });
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
);

/** The button is disabled while signing in. */
export const Loading = meta.story({ args: { submission: { status: 'sending' }, initialEmail: viewer.email } });

Loading.test(
  'the button is disabled while signing in',
  { parameters: { requirements: ['LOGIN-04'] } },
  async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas.getByLabelText('Password'), 'hunter2hunter');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Signing in...' }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
);

/** Both fields are empty. */
export const Empty = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LOGIN-06', 'G-23'] },
  play: async ({ args, canvasElement }) => {
    const { canvas, email, password, button } = fields(canvasElement);
    await userEvent.click(button);
    await expect(email).toHaveAccessibleDescription('Please enter both email and password');
    await expect(email).toHaveFocus();
    await fill(email, viewer.email);
    await expect(canvas.queryByText('Please enter both email and password')).toBeNull();
    await userEvent.click(button);
    await expect(password).toHaveAccessibleDescription('Please enter both email and password');
    await expect(password).toHaveFocus();
    await expect(args.onNotify).toHaveBeenLastCalledWith({
      tone: 'negative',
      title: 'Validation Error',
      description: 'Please enter both email and password',
    });
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

/** After a failure the server's message is shown. */
export const Failed = meta.story({ args: { submission: { status: 'failed', failure: wrongPassword } } });

Failed.test(
  "after a failure the server's message is shown",
  { parameters: { requirements: ['LOGIN-13'] } },
  async ({ canvasElement }) => {
    const { canvas, email, password } = fields(canvasElement);
    await fill(email, viewer.email);
    await fill(password, 'hunter2hunter');
    const alert = canvas.getByRole('note');
    await expect(alert).toHaveTextContent('Authentication Failed');
    await expect(alert).toHaveTextContent('No active account found with the given credentials');
    await expect(email).toHaveValue(viewer.email);
    await expect(password).toHaveValue('hunter2hunter');
  },
);

/** The server's error of a field is also under it, until that field has another value. */
export const FieldErrors = meta.story({
  args: { submission: { status: 'failed', failure: takenEmail }, initialEmail: viewer.email },
});

FieldErrors.test(
  "the server's error of a field is also under it, until that field has another value",
  async ({ canvasElement }) => {
    const { canvas, email } = fields(canvasElement);
    await expect(email).toHaveAccessibleDescription('user with this email already exists.');
    await expect(canvas.getByRole('note')).toHaveTextContent('email: user with this email already exists.');
    await userEvent.type(email, '.gh');
    await expect(email).toBeValid();
    await expect(canvas.getByRole('note')).toBeVisible();
  },
);

/** Shows the error toast for a malformed email address. */
export const ErrorToast = meta.story({
  decorators: [withToast({ title: 'Invalid Email', message: 'Please enter a valid email address' })],
});

Ready.test(
  'shows the error toast for a malformed email address',
  {
    args: { submission: { status: 'failed', failure: connectionFailure } },
    parameters: { requirements: ['LOGIN-07', 'G-24'] },
  },
  async ({ args, canvasElement }) => {
    const { canvas, email, password } = fields(canvasElement);
    await fill(email, 'viewer@example');
    await fill(password, 'hunter2hunter');
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(email).toBeInvalid();
    await expect(mocked(args.onNotify).mock.calls).toEqual([
      [
        {
          tone: 'negative',
          title: 'Invalid Email',
          description: 'Please enter a valid email address',
        },
      ],
    ]);
    await userEvent.type(email, '.com');
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
);

/** Without a connection, the error says so. */
export const ConnectionFailed = meta.story({
  args: { submission: { status: 'failed', failure: connectionFailure }, initialEmail: viewer.email },
});

ConnectionFailed.test(
  'without a connection, the error says so',
  { parameters: { requirements: ['LOGIN-15'] } },
  async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('note');
    await expect(alert).toHaveTextContent('Network error. Please check your connection and try again.');
  },
);

/** After the session ended, the page says why, and the fields are empty. */
export const SessionEnded = meta.story({ args: { isSessionEnded: true, initialEmail: viewer.email } });

SessionEnded.test('after the session ended, the page says why, and the fields are empty', async ({ canvasElement }) => {
  const { canvas, email, password } = fields(canvasElement);
  await expect(canvas.getByRole('note')).toHaveTextContent('Authentication failed. Please login again.');
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');
});

const ended = (kind: OrderKind, mayHaveBeenSent: boolean, sentence: string) => ({
  args: { isSessionEnded: true, endedOrder: { kind, mayHaveBeenSent } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const note = within(canvasElement).getByRole('note');
    await expect(note).toHaveTextContent(sentence);
    await expect(note).not.toHaveTextContent('$');
  },
});

/** When the session ended while a withdrawal was sent, the page says that it may have been sent, without its amount. */
export const EndedWhileWithdrawing = meta.story({
  tags: ['!dev', '!autodocs'],
  ...ended('withdrawal', true, 'Your withdrawal may have been sent. Check your withdrawal history after you sign in'),
});

/** When the session ended before a withdrawal was sent, the page says that it was not. */
export const EndedBeforeWithdrawing = meta.story({
  tags: ['!dev', '!autodocs'],
  ...ended('withdrawal', false, 'Your withdrawal was not sent. Sign in to request it again.'),
});

/** When the session ended while a deposit was sent, the page says that it may have been created. */
export const EndedWhileDepositing = meta.story({
  tags: ['!dev', '!autodocs'],
  ...ended('deposit', true, 'Your deposit may have been created.'),
});

/** When the session ended before a deposit was sent, the page says that it was not created. */
export const EndedBeforeDepositing = meta.story({
  tags: ['!dev', '!autodocs'],
  ...ended('deposit', false, 'Your deposit was not created.'),
});

/** When the session ended while a bot was started, the page says that it may have been started. */
export const EndedWhileStarting = meta.story({
  tags: ['!dev', '!autodocs'],
  ...ended('bot', true, 'Your bot may have been started.'),
});

/** When the session ended before a bot was started, the page says that it was not started. */
export const EndedBeforeStarting = meta.story({
  tags: ['!dev', '!autodocs'],
  ...ended('bot', false, 'Your bot was not started.'),
});

/** When the server ended the session, its own message is shown. */
export const EndedByServer = meta.story({
  args: { isSessionEnded: true, endedReason: 'User is inactive', endedOrder: { kind: 'bot', mayHaveBeenSent: true } },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

EndedByServer.test('when the server ended the session, its own message is shown', async ({ canvasElement }) => {
  const note = within(canvasElement).getByRole('note');
  await expect(note).toHaveTextContent('User is inactive');
  await expect(note).toHaveTextContent('Please sign in again.');
  await expect(note).not.toHaveTextContent('Authentication failed.');
});

/** A known e-mail address is filled in. */
export const InitialEmail = meta.story({ args: { initialEmail: viewer.email } });

InitialEmail.test('a known e-mail address is filled in', ({ canvasElement }) =>
  expect(fields(canvasElement).email).toHaveValue(viewer.email),
);

/** All controls can be reached by keyboard, in reading order. */
export const Keyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LOGIN-02', 'LOGIN-03', 'LOGIN-05'] },
  play: async ({ args, canvasElement }) => {
    const { canvas, email, password, button } = fields(canvasElement);
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('Forgot password')).toHaveAttribute('href', '/forgot-password');
    await expect(link('Create one')).toHaveAttribute('href', '/signup');
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    const stops = [
      link('Skip to content'),
      link('Etherpilot'),
      email,
      password,
      reveal,
      link('Forgot password'),
      button,
      link('Create one'),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await fill(password, 'hunter2hunter');
    reveal.focus();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(args.onNotify).not.toHaveBeenCalled();
    await fill(email, viewer.email);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn.mock.calls).toEqual([[{ email: viewer.email, password: 'hunter2hunter' }]]);
  },
});

export const LongText = meta.story({
  args: {
    submission: { status: 'failed', failure: longFailure },
    initialEmail: `${'averylongname'.repeat(8)}@example.com`,
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test('fits on the narrowest screen with long text', async ({ canvas, canvasElement }) => {
  const text = canvas.getByRole('note').querySelector('p');
  await expect((text?.textContent ?? '').length).toBeLessThanOrEqual(300);
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(Keyboard));

export const ReadyPhone = Ready.extend({ globals: phone });

/** What it says there holds here. */
export const ReadyPhoneTest = ReadyTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });
