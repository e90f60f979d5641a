'use client';

import { AfterForm, AuthForm, TallLink } from '../../components/AuthLayout/AuthForm.js';
import { AuthLayout } from '../../components/AuthLayout/AuthLayout.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Notice } from '../../model/Notice.js';
import type { EndedOrder, Submission } from '../../model/Submission.js';
import { Button } from '../../primitives/Button/Button.js';
import { PasswordField } from '../../primitives/Field/PasswordField.js';
import { TextField } from '../../primitives/Field/TextField.js';
import { FormFailure } from '../../primitives/Form/FormFailure.js';
import { useForm } from '../../primitives/Form/useForm.js';
import { checkLogin, getProblemField } from '../../rules/credentials.js';
import { loginScreenMessages } from './LoginScreen.messages.js';
import { SessionEnded } from './SessionEnded.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `LoginScreen`. */
export interface LoginScreenProps extends ElementProps<HTMLDivElement> {
  /** The state of signing in. After a failure the form stays as it was. */
  readonly submission: Submission;
  /** A known e-mail address, such as one that was just registered. */
  readonly initialEmail?: string;
  /** Explains why a signed-in person sees this page; the fields start empty. */
  readonly isSessionEnded?: boolean;
  /** The outcome of an order that was being sent when the session ended; shown with `isSessionEnded`. */
  readonly endedOrder?: EndedOrder | null | undefined;
  /** The server's message about why it ended the session; shown with `isSessionEnded`. */
  readonly endedReason?: string | null | undefined;
  /** Validated: a trimmed e-mail address and a password. */
  readonly onSignIn: (credentials: { readonly email: string; readonly password: string }) => void;
  /** Called with a toast to show. */
  readonly onNotify: (notice: Notice) => void;
}

/** The login page. */
export function LoginScreen({
  submission,
  initialEmail = '',
  isSessionEnded = false,
  endedOrder = null,
  endedReason = null,
  onSignIn,
  onNotify,
  ...rest
}: LoginScreenProps) {
  const t = useMessages(loginScreenMessages);
  const form = useForm({
    initial: { email: isSessionEnded ? '' : initialEmail, password: '' },
    submission,
    trimmed: ['email'],
    onSubmit: onSignIn,
    onNotify,
  });
  const { email, password } = form.values;

  const submit = () => {
    const found = checkLogin(email, password);
    if (found === null) return form.submit({ request: { email: email.trim(), password } });
    const texts = { title: t(`${found}Title`), description: t(found) };
    form.submit({ problem: { field: getProblemField(found, email), ...texts } });
  };

  return (
    <AuthLayout {...rest} title={t('title')} lead={isSessionEnded ? t('leadAgain') : t('lead')} riskPlace="below">
      {isSessionEnded && <SessionEnded order={endedOrder} reason={endedReason} />}
      <AuthForm onSubmit={submit}>
        <TextField label={t('email')} type="email" name="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <TallLink to="forgotPassword" data-place="end">
          {t('forgotPassword')}
        </TallLink>
        <FormFailure failure={form.failure} />
        <Button type="submit" variant="primary" size="large" isWide isBusy={form.isSending}>
          {form.isSending ? t('signingIn') : t('signIn')}
        </Button>
      </AuthForm>
      <AfterForm>{t.rich('noAccount', { create: <TallLink to="signup">{t('create')}</TallLink> })}</AfterForm>
    </AuthLayout>
  );
}
