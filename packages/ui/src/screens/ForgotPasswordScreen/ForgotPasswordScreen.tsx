'use client';

import { Mail, MessageCircle, Send } from 'lucide-react';
import { styled } from 'styled-components';
import { TallLink } from '../../components/AuthLayout/AuthForm.js';
import { AuthLayout } from '../../components/AuthLayout/AuthLayout.js';
import { useChannelName } from '../../components/SupportLink/SupportLink.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import type { SupportChannel } from '../../model/SupportChannel.js';
import { ExternalButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { StepMark, Steps } from '../../primitives/Steps/Steps.js';
import { Text } from '../../primitives/Text/Text.js';
import { useSupport } from '../../provider/useSupport.js';
import { useFormat } from '../../provider/useFormat.js';
import { forgotPasswordScreenMessages } from './ForgotPasswordScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** An e-mail address has no natural place to wrap. */
const Content = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Says that passwords cannot be reset here and who can help: the server has no API call for it. */
export function ForgotPasswordScreen(props: ElementProps<HTMLDivElement>) {
  const t = useSupportMessages(forgotPasswordScreenMessages);
  const { count } = useFormat();
  const { channels, primary } = useSupport();
  const first = primary?.kind === 'email' ? 'write' : 'ask';
  const [only, second] = channels;
  const oneHint = only?.kind === 'email' ? 'writeToHint' : 'opensTabHint';
  const hint = only === undefined ? 'noChannel' : second === undefined ? oneHint : 'neverAsks';
  return (
    <AuthLayout {...props} title={t('title')} lead={t('lead')} riskPlace="below">
      <Steps>
        {([first, 'wait', 'signIn'] as const).map((step, index) => (
          <li key={step}>
            <StepMark aria-hidden="true">{count(index + 1)}</StepMark>
            <div>
              <b>{t(step)}</b>
              {step !== 'signIn' && <p>{t(`${step}Text`)}</p>}
            </div>
          </li>
        ))}
      </Steps>
      <Stack gap={3}>
        {channels.map((channel) => (
          <ChannelButton key={channel.kind} channel={channel} isPrimary={channel === primary} />
        ))}
        <Text size="small" tone="faint">
          {t(hint)}
        </Text>
      </Stack>
      <p>
        <TallLink to="login">{t('back')}</TallLink>
      </p>
    </AuthLayout>
  );
}

const icons = { email: Mail, chat: MessageCircle, telegram: Send } as const;

interface ChannelButtonProps {
  readonly channel: SupportChannel;
  readonly isPrimary: boolean;
}

function ChannelButton({ channel, isPrimary }: ChannelButtonProps) {
  const t = useSupportMessages(forgotPasswordScreenMessages);
  const getName = useChannelName();
  const Icon = icons[channel.kind];
  const words = () => {
    if (channel.kind === 'email') return t('writeTo', { email: channel.email });
    return channel.kind === 'chat' ? t('openChat') : t('openTelegram', { name: getName(channel) });
  };
  return (
    <ExternalButtonLink
      href={channel.href}
      variant={isPrimary ? 'primary' : 'line'}
      size="large"
      isWide
      icon={<Icon className="ep-icon" aria-hidden="true" />}
    >
      <Content>{words()}</Content>
    </ExternalButtonLink>
  );
}
