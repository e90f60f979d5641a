'use client';

import { useState } from 'react';
import { AfterForm, AuthForm, TallLink } from '../../components/AuthLayout/AuthForm.js';
import { AuthLayout } from '../../components/AuthLayout/AuthLayout.js';
import { LazyTermsDialog } from '../../components/TermsDialog/LazyTermsDialog.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Notice } from '../../model/Notice.js';
import type { Submission } from '../../model/Submission.js';
import { Button } from '../../primitives/Button/Button.js';
import { PasswordField } from '../../primitives/Field/PasswordField.js';
import { TextField } from '../../primitives/Field/TextField.js';
import { FormFailure } from '../../primitives/Form/FormFailure.js';
import { useForm } from '../../primitives/Form/useForm.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { useCountFormat } from '../../provider/useCountFormat.js';
import { useLimits } from '../../provider/useLimits.js';
import { checkSignup, getProblemField } from '../../rules/credentials.js';
import { signupScreenMessages } from './SignupScreen.messages.js';
import * as S from './SignupScreen.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** What an account is opened with. */
export interface Credentials {
  /** The address to sign in with, without spaces around it. */
  readonly email: string;
  /** As typed. */
  readonly password: string;
}

/** The props of `SignupScreen`. */
export interface SignupScreenProps extends ElementProps<HTMLDivElement> {
  /** The state of signing up. After a failure the form stays as it was. */
  readonly submission: Submission;
  /** Validated: a trimmed e-mail address and a password that is long enough. */
  readonly onSignUp: (credentials: Credentials) => void;
  /** Called with a toast to show. */
  readonly onNotify: (notice: Notice) => void;
}

/** The signup page: e-mail and password, nothing else. */
export function SignupScreen({ submission, onSignUp, onNotify, ...rest }: SignupScreenProps) {
  const t = useMessages(signupScreenMessages);
  const limits = useLimits();
  const count = useCountFormat();
  const minimum = limits.minimumPasswordLength;
  const form = useForm({
    initial: { email: '', password: '' },
    submission,
    trimmed: ['email'],
    onSubmit: onSignUp,
    onNotify,
  });
  const { email, password } = form.values;
  const [terms, setTerms] = useState<'unread' | 'open' | 'closed'>('unread');
  const length = Math.min(password.length, minimum);
  const reading = password === '' ? undefined : length;

  const submit = () => {
    const found = checkSignup(email, password, limits);
    if (found === null) return form.submit({ request: { email: email.trim(), password } });
    const texts = { title: t(`${found}Title`), description: t(found, { length: count(minimum) }) };
    form.submit({ problem: { field: getProblemField(found, email), ...texts } });
  };

  return (
    <AuthLayout {...rest} title={t('title')} lead={t('lead')} riskPlace="above">
      <AuthForm onSubmit={submit}>
        <TextField label={t('email')} type="email" name="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="new-password"
          {...form.field('password')}
          hint={
            <S.Length>
              <Scale max={minimum} minor={1} major={minimum} value={reading} />
              <p>
                <span>{t('passwordHint', { length: count(minimum) })}</span>
                {/* Part of the description it would be read at each key. */}
                <span aria-hidden="true">
                  {t('passwordLength', { length: count(length), minimum: count(minimum) })}
                </span>
              </p>
            </S.Length>
          }
        />
        <FormFailure failure={form.remainingFailure} />
        <Button type="submit" variant="primary" size="large" isWide isBusy={form.isSending}>
          {form.isSending ? t('creating') : t('create')}
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
