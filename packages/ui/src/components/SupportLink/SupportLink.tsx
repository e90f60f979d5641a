'use client';

import { type ReactNode, useCallback } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { SupportChannel } from '../../model/SupportChannel.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useSupport } from '../../provider/useSupport.js';
import { supportLinkMessages } from './SupportLink.messages.js';
import * as S from './SupportLink.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `SupportLink`. */
export interface SupportLinkProps extends ElementProps<HTMLAnchorElement> {
  /** Default: the best channel of this installation. */
  readonly channel?: SupportChannel | undefined;
  /** Default: the name of the channel, such as its e-mail address. */
  readonly children?: ReactNode;
}

/**
 * A link to the operator: to the email app, or to the chat or Telegram in a new tab; without a channel, to the help
 * centre.
 */
export function SupportLink({ channel: given, children, ...rest }: SupportLinkProps) {
  const t = useMessages(supportLinkMessages);
  const getName = useChannelName();
  const { primary } = useSupport();
  const channel = given ?? primary;
  if (channel === null)
    return (
      <PlaceLink {...rest} to="support">
        {children ?? t('support')}
      </PlaceLink>
    );
  const words = children ?? getName(channel);
  if (channel.kind === 'email')
    return (
      <S.External {...rest} href={channel.href}>
        {words}
      </S.External>
    );
  return (
    <S.External {...rest} href={channel.href} target="_blank" rel="noopener noreferrer">
      {words}
      <VisuallyHidden> ({t('opensNewTab')})</VisuallyHidden>
    </S.External>
  );
}

/** Returns a function that names a channel in a word or two: 'help@example.com', 'live chat', 'Telegram @northwind'. */
export function useChannelName(): (channel: SupportChannel) => string {
  const t = useMessages(supportLinkMessages);
  return useCallback(
    (channel) => {
      if (channel.kind === 'email') return channel.email;
      if (channel.kind === 'chat') return t('chat');
      return channel.handle === null ? t('telegram') : t('telegramHandle', { handle: channel.handle });
    },
    [t],
  );
}
