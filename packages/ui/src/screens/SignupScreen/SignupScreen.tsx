'use client';

import { useRef, useState } from 'react';
import { AfterForm, AuthForm, TallLink } from '../../components/AuthLayout/AuthForm.js';
import { AuthLayout } from '../../components/AuthLayout/AuthLayout.js';
import { LazyTermsDialog } from '../../components/TermsDialog/LazyTermsDialog.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Notice } from '../../model/Notice.js';
import { getFailure, type Submission } from '../../model/Submission.js';
import { Button } from '../../primitives/Button/Button.js';
import { PasswordField } from '../../primitives/Field/PasswordField.js';
import { TextField } from '../../primitives/Field/TextField.js';
import { useSubmitLock } from '../../primitives/Form/useSubmitLock.js';
import { Note } from '../../primitives/Note/Note.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { checkSignup, getProblemField, MIN_PASSWORD_LENGTH, type SignupProblem } from '../../rules/credentials.js';
import { signupScreenMessages } from './SignupScreen.messages.js';
import * as S from './SignupScreen.styles.js';
import { splitFailure } from './splitFailure.js';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignupScreenProps {
  /** The state of signing up. After a failure the form stays as it was. */
  readonly submission: Submission;
  /** Validated: a trimmed e-mail address and a password of at least 8 characters. */
  readonly onSignUp: (credentials: Credentials) => void;
  readonly onNotify: (notice: Notice) => void;
}

/** The signup page: e-mail and password, nothing else. */
export function SignupScreen({ submission, onSignUp, onNotify }: SignupScreenProps) {
  const t = useMessages(signupScreenMessages);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<SignupProblem | null>(null);
  const [superseded, setSuperseded] = useState<Submission | null>(null);
  const [sent, setSent] = useState<Credentials | null>(null);
  const [terms, setTerms] = useState<'unread' | 'open' | 'closed'>('unread');
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const lock = useSubmitLock(submission);
  const isSending = submission.status === 'sending';
  const failure = submission === superseded ? null : getFailure(submission);
  const split = failure && splitFailure(failure);
  const typed: Credentials = { email: email.trim(), password };
  const length = Math.min(password.length, MIN_PASSWORD_LENGTH);
  const reading = password === '' ? undefined : length;

  const errorOf = (field: keyof Credentials): string | null => {
    if (problem !== null) return getProblemField(problem, email) === field ? t(problem) : null;
    // The server's error is about what was sent, not about later changes.
    return sent === null || sent[field] === typed[field] ? (split?.[field] ?? null) : null;
  };

  const submit = () => {
    if (isSending) return;
    const found = checkSignup(email, password);
    setProblem(found);
    if (found === null) {
      lock.run(() => {
        setSent(typed);
        onSignUp(typed);
      });
      return;
    }
    setSuperseded(submission);
    onNotify({ tone: 'negative', title: t(`${found}Title`), description: t(found) });
    (getProblemField(found, email) === 'email' ? emailField : passwordField).current?.focus();
  };

  const type = (set: (value: string) => void) => (value: string) => {
    setProblem(null);
    set(value);
  };

  return (
    <AuthLayout title={t('title')} lead={t('lead')} riskPlace="above">
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
          autoComplete="new-password"
          value={password}
          onChangeValue={type(setPassword)}
          error={errorOf('password')}
          hint={
            <S.Length>
              <Scale max={MIN_PASSWORD_LENGTH} minor={1} major={MIN_PASSWORD_LENGTH} value={reading} />
              <p>
                <span>{t('passwordHint')}</span>
                <span>{t('passwordLength', { length: `${length}`, minimum: `${MIN_PASSWORD_LENGTH}` })}</span>
              </p>
            </S.Length>
          }
        />
        {split?.general && (
          <Note tone="negative" title={split.general.title} announces="alert">
            {split.general.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Note>
        )}
        <Button type="submit" kind="primary" size="large" isWide isBusy={isSending}>
          {isSending ? t('creating') : t('create')}
        </Button>
        <S.Consent>
          {t.rich('consent', {
            terms: (
              <S.InlineButton type="button" aria-haspopup="dialog" onClick={() => setTerms('open')}>
                {t('terms')}
              </S.InlineButton>
            ),
          })}
        </S.Consent>
        {terms !== 'unread' && <LazyTermsDialog isOpen={terms === 'open'} onClose={() => setTerms('closed')} />}
      </AuthForm>
      <AfterForm>{t.rich('registered', { signIn: <TallLink to="login">{t('signIn')}</TallLink> })}</AfterForm>
    </AuthLayout>
  );
}
