'use client';

import { Mail, MessageCircle } from 'lucide-react';
import { TallLink } from '../../components/AuthLayout/AuthForm.js';
import { AuthLayout } from '../../components/AuthLayout/AuthLayout.js';
import { useMessages } from '../../messages/useMessages.js';
import type { SupportChannels } from '../../model/OperatorContent.js';
import { ExternalButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { StepMark, Steps } from '../../primitives/Steps/Steps.js';
import { Text } from '../../primitives/Text/Text.js';
import { forgotPasswordScreenMessages } from './ForgotPasswordScreen.messages.js';
import * as S from './ForgotPasswordScreen.styles.js';

export interface ForgotPasswordScreenProps {
  /** How support is reached; without a way the page says so. */
  readonly support: SupportChannels;
}

/** Says that nothing here resets a password, and who can: the contract has no call for it (H-17, G-12). */
export function ForgotPasswordScreen({ support }: ForgotPasswordScreenProps) {
  const t = useMessages(forgotPasswordScreenMessages);
  const first = support.email === undefined ? 'ask' : 'write';
  return (
    <AuthLayout title={t('title')} lead={t('lead')} riskPlace="below">
      <Steps>
        {([first, 'wait', 'signIn'] as const).map((step, index) => (
          <li key={step}>
            <StepMark aria-hidden="true">{index + 1}</StepMark>
            <div>
              <b>{t(step)}</b>
              <p>{t(`${step}Text`)}</p>
            </div>
          </li>
        ))}
      </Steps>
      <Way support={support} />
      <p>
        <TallLink to="login">{t('back')}</TallLink>
      </p>
    </AuthLayout>
  );
}

function Way({ support: { email, liveChatHref } }: ForgotPasswordScreenProps) {
  const t = useMessages(forgotPasswordScreenMessages);
  const href = email === undefined ? liveChatHref : `mailto:${email}`;
  if (href === undefined) {
    return (
      <Note title={t('noChannel')}>
        <p>{t('noChannelText')}</p>
      </Note>
    );
  }
  const Icon = email === undefined ? MessageCircle : Mail;
  return (
    <Stack data-gap="3">
      <ExternalButtonLink href={href} kind="primary" size="large" isWide icon={<Icon aria-hidden="true" />}>
        <S.Words>{email === undefined ? t('openChat') : t('writeTo', { email })}</S.Words>
      </ExternalButtonLink>
      <Text data-size="small" data-tone="faint">
        {email === undefined ? t('openChatHint') : t('writeToHint')}
      </Text>
    </Stack>
  );
}
