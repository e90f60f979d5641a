import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { termsCode } from '../../components/TermsDialog/LazyTermsDialog.js';
import { withToast } from '../../fixtures/withToast.js';
import { connectionFailure, longFailure, serverFailure, takenEmail } from '../../fixtures/failures.js';
import { beforeTimers, clickThrice, holdEnter } from '../../fixtures/repeatedInput.js';
import { viewer } from '../../fixtures/viewer.js';
import { IDLE } from '../../model/Submission.js';
import { SignupScreen } from './SignupScreen.js';

const meta = preview.meta({
  title: 'Screens/SignupScreen',
  tags: ['stable'],
  component: SignupScreen,
  args: { submission: IDLE, onSignUp: fn(), onNotify: fn() },
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
    button: canvas.getByRole('button', { name: 'Create account' }),
  };
};

/** A password of eight characters is accepted. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SIGNUP-01', 'SIGNUP-02', 'SIGNUP-09'] },
  play: async ({ args, canvasElement }) => {
    const { canvas, email, password, button } = fields(canvasElement);
    await expect(email.closest('form')).toHaveAttribute('method', 'post');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription(/Must be at least 8 characters long/);
    await expect(canvasElement.querySelectorAll('input, select, textarea')).toHaveLength(2);
    await fill(email, viewer.email);
    await userEvent.type(password, 'flight');
    await expect(canvas.getByText('6 of 8')).toBeVisible();
    // The count would be read at each key.
    await expect(password).toHaveAccessibleDescription('Must be at least 8 characters long');
    await userEvent.type(password, 'ab');
    await userEvent.click(button);
    await expect(mocked(args.onSignUp).mock.calls).toEqual([[{ email: viewer.email, password: 'flightab' }]]);
  },
});

Ready.test(
  'one submit makes one call, however slow the host and however long the key is held down',
  async ({ args, canvasElement }) => {
    const { email, password, button } = fields(canvasElement);
    await fill(email, viewer.email);
    await fill(password, 'hunter2hunter');
    // The form takes another call after a second without any word of its host.
    await beforeTimers(async () => {
      clickThrice(button);
      await expect(args.onSignUp).toHaveBeenCalledOnce();
      password.focus();
      await holdEnter();
      button.focus();
      await holdEnter();
    });
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
);

/** The button is disabled while signing up. */
export const Loading = meta.story({ args: { submission: { status: 'sending' } } });

Loading.test(
  'the button is disabled while signing up',
  { parameters: { requirements: ['SIGNUP-04'] } },
  async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas.getByLabelText('Email'), viewer.email);
    await fill(canvas.getByLabelText('Password'), 'hunter2hunter');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Creating account...' }));
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
);

/** Both fields are empty. */
export const Empty = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SIGNUP-06', 'G-23'] },
  play: async ({ args, canvasElement }) => {
    const { email, button } = fields(canvasElement);
    await userEvent.click(button);
    await expect(email).toHaveAccessibleDescription('Please fill all required fields');
    await expect(email).toHaveFocus();
    await expect(args.onNotify.mock.calls).toEqual([
      [
        {
          tone: 'negative',
          title: 'Validation Error',
          description: 'Please fill all required fields',
        },
      ],
    ]);
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

/** An error that belongs to no field is shown above the button. */
export const Failed = meta.story({ args: { submission: { status: 'failed', failure: serverFailure } } });

/** What it says. */
export const FailedTest = Failed.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SIGNUP-15'] },
  play: async ({ canvasElement }) => {
    const { canvas, email, password } = fields(canvasElement);
    await expect(canvas.getByRole('note')).toHaveTextContent('Server Error');
    await fill(email, viewer.email);
    await fill(password, 'hunter2hunter');
    await expect(canvas.getByRole('note')).toBeVisible();
  },
});

/** Without a connection, the error says so, and what was typed stays for the next try. */
export const ConnectionFailed = meta.story({ args: { submission: { status: 'failed', failure: connectionFailure } } });

ConnectionFailed.test(
  'without a connection, the error says so, and what was typed stays for the next try',
  async ({ args, canvasElement }) => {
    const { canvas, email, password, button } = fields(canvasElement);
    await fill(email, viewer.email);
    await fill(password, 'hunter2hunter');
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Network error. Please check your connection and try again.',
    );
    await userEvent.click(button);
    await expect(args.onSignUp).toHaveBeenCalledOnce();
    await expect(email).toHaveValue(viewer.email);
    await expect(password).toHaveValue('hunter2hunter');
  },
);

Ready.test(
  'names the shortest password that a host states',
  {
    render: (props) => (
      <UiProvider limits={{ minimumPasswordLength: 9 }}>
        <SignupScreen {...props} />
      </UiProvider>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Must be at least 9 characters long')).toBeVisible();
  },
);

/** Shows the error toast for a password of seven characters. */
export const ErrorToast = meta.story({
  decorators: [withToast({ title: 'Invalid Password', message: 'Password must be at least 8 characters long' })],
});

Ready.test(
  'shows the error toast for a password of seven characters',
  { parameters: { requirements: ['SIGNUP-08', 'G-26'] } },
  async ({ args, canvasElement }) => {
    const { canvas, email, password } = fields(canvasElement);
    await fill(email, viewer.email);
    await expect(canvas.getByText('Must be at least 8 characters long')).toBeVisible();
    await fill(password, 'seven77');
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters long');
    await expect(password).toHaveFocus();
    await expect(mocked(args.onNotify).mock.calls).toEqual([
      [
        {
          tone: 'negative',
          title: 'Invalid Password',
          description: 'Password must be at least 8 characters long',
        },
      ],
    ]);
    await userEvent.type(password, '8');
    await expect(canvas.getByText('8 of 8')).toBeVisible();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
);

Ready.test(
  'a malformed e-mail address is reported before the password',
  { parameters: { requirements: ['SIGNUP-07', 'G-24'] } },
  async ({ args, canvasElement }) => {
    const { email, password } = fields(canvasElement);
    await fill(email, 'viewer@example');
    await fill(password, 'flight');
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onNotify).toHaveBeenCalledOnce();
  },
);

/** The server's field errors are shown once, under their fields. */
export const FieldErrors = meta.story({ args: { submission: { status: 'failed', failure: takenEmail } } });

/** What it says. */
export const FieldErrorsTest = FieldErrors.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SIGNUP-14'] },
  play: async ({ canvasElement }) => {
    const { canvas, email } = fields(canvasElement);
    await expect(email).toHaveAccessibleDescription('user with this email already exists.');
    await expect(canvas.getAllByText(/already exists/)).toHaveLength(1);
    await expect(canvas.queryByRole('note')).toBeNull();
  },
});

Ready.test(
  'the error of an address disappears when the address changes',
  { args: { submission: { status: 'failed', failure: takenEmail } } },
  async ({ canvasElement }) => {
    const { canvas, email, password } = fields(canvasElement);
    await fill(email, viewer.email);
    await fill(password, 'hunter2hunter');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/already exists/)).toBeVisible();
    await userEvent.type(email, '.gh');
    await expect(canvas.queryByText(/already exists/)).toBeNull();
    await userEvent.type(email, '{Backspace}{Backspace}{Backspace} ');
    await expect(canvas.getByText(/already exists/)).toBeVisible();
  },
);

/** A sentence states age and terms, without a checkbox. */
export const TermsOpen = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-24'] },
  play: async ({ args, canvasElement }) => {
    const { canvas, email } = fields(canvasElement);
    await fill(email, viewer.email);
    const opener = canvas.getByRole('button', { name: 'Terms & Conditions' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(opener.parentElement).toHaveTextContent(
      'By creating an account you confirm you are 18 or older and accept the Terms & Conditions.',
    );
    await userEvent.click(opener);
    // Loaded now, for the first time.
    await screen.findByRole('dialog', { name: 'Terms & Conditions' }, { timeout: 10_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(email).toHaveValue(viewer.email);
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Terms & Conditions' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

Ready.test(
  'when the terms fail to load, the page says so under the sentence that links them, and they can be tried again',
  {
    beforeEach: () => {
      spyOn(termsCode, 'current', 'get').mockReturnValueOnce(undefined);
      spyOn(termsCode, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    },
  },
  async ({ args, canvasElement }) => {
    const { canvas } = fields(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Terms & Conditions' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Terms & Conditions' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
);

/** Two fields and a button can be reached by keyboard. */
export const Keyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SIGNUP-03', 'SIGNUP-05', 'GEN-07'] },
  play: async ({ args, canvasElement }) => {
    const { canvas, email, password, button } = fields(canvasElement);
    const signIn = canvas.getByRole('link', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('href', '/login');
    const stops = [
      canvas.getByRole('link', { name: 'Skip to content' }),
      canvas.getByRole('link', { name: 'Etherpilot' }),
      email,
      password,
      canvas.getByRole('button', { name: 'Show password' }),
      button,
      canvas.getByRole('button', { name: 'Terms & Conditions' }),
      signIn,
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await fill(email, viewer.email);
    await userEvent.click(password);
    await userEvent.paste('hunter2hunter');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignUp.mock.calls).toEqual([[{ email: viewer.email, password: 'hunter2hunter' }]]);
  },
});

export const LongText = meta.story({
  args: {
    submission: {
      status: 'failed',
      failure: { ...longFailure, fieldErrors: { password: longFailure.message.slice(0, 140), nickname: 'taken' } },
    },
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(Keyboard));

export const ReadyPhone = Ready.extend({ globals: phone });

/** What it says there holds here. */
export const ReadyPhoneTest = ReadyTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const FieldErrorsPhone = FieldErrorsTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const FailedPhone = FailedTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });
