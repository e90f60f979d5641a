'use client';

import { useRef, useState } from 'react';
import { AfterForm, AuthForm, TallLink } from '../../components/AuthLayout/AuthForm.js';
import { AuthLayout } from '../../components/AuthLayout/AuthLayout.js';
import { truncate } from '../../format/truncate.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Notice } from '../../model/Notice.js';
import { type EndedOrder, getFailure, type Submission } from '../../model/Submission.js';
import { Button } from '../../primitives/Button/Button.js';
import { PasswordField } from '../../primitives/Field/PasswordField.js';
import { TextField } from '../../primitives/Field/TextField.js';
import { useSubmitLock } from '../../primitives/Form/useSubmitLock.js';
import { Note } from '../../primitives/Note/Note.js';
import { checkLogin, getProblemField, type LoginProblem } from '../../rules/credentials.js';
import { loginScreenMessages } from './LoginScreen.messages.js';
import { SessionEnded } from './SessionEnded.js';

export interface LoginScreenProps {
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
}: LoginScreenProps) {
  const t = useMessages(loginScreenMessages);
  const [email, setEmail] = useState(isSessionEnded ? '' : initialEmail);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [superseded, setSuperseded] = useState<Submission | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const lock = useSubmitLock(submission);
  const isSending = submission.status === 'sending';
  const failure = submission === superseded ? null : getFailure(submission);
  const errorOf = (field: 'email' | 'password') =>
    problem !== null && getProblemField(problem, email) === field ? t(problem) : null;

  const submit = () => {
    if (isSending) return;
    const found = checkLogin(email, password);
    setProblem(found);
    if (found === null) return lock.run(() => onSignIn({ email: email.trim(), password }));
    setSuperseded(submission);
    onNotify({ tone: 'negative', title: t(`${found}Title`), description: t(found) });
    (getProblemField(found, email) === 'email' ? emailField : passwordField).current?.focus();
  };

  const type = (set: (value: string) => void) => (value: string) => {
    setProblem(null);
    set(value);
  };

  return (
    <AuthLayout title={t('title')} lead={isSessionEnded ? t('leadAgain') : t('lead')} riskPlace="below">
      {isSessionEnded && <SessionEnded order={endedOrder} reason={endedReason} />}
      <AuthForm onSubmit={submit}>
        <TextField
          ref={emailField}
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChangeValue={type(setEmail)}
          error={errorOf('email')}
        />
        <PasswordField
          ref={passwordField}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChangeValue={type(setPassword)}
          error={errorOf('password')}
        />
        <TallLink to="forgotPassword" data-place="end">
          {t('forgotPassword')}
        </TallLink>
        {failure && (
          <Note tone="negative" title={failure.title} announces="alert">
            <p>{truncate(failure.message)}</p>
          </Note>
        )}
        <Button type="submit" kind="primary" size="large" isWide isBusy={isSending}>
          {isSending ? t('signingIn') : t('signIn')}
        </Button>
      </AuthForm>
      <AfterForm>{t.rich('noAccount', { create: <TallLink to="signup">{t('create')}</TallLink> })}</AfterForm>
    </AuthLayout>
  );
}
