'use client';

import { useMemo } from 'react';
import type { Messages, MessageTexts } from '../../messages/messages.js';
import { createTranslate, type Translate, useMessages, useTextSource } from '../../messages/useMessages.js';
import type { SupportChannel } from '../../model/SupportChannel.js';
import { useSupport } from '../../provider/useSupport.js';
import { chooseParts } from './chooseParts.js';
import { SupportLink, useChannelName } from './SupportLink.js';
import { supportLinkMessages } from './SupportLink.messages.js';

/** The placeholders that are filled with the operator's channel. */
export type SupportPlaceholder = 'support' | 'contact';

/**
 * `useMessages` for texts that mention support: `{support}` becomes `support (help@example.com)` and `{contact}` the
 * channel alone, as links in rich text. Of `[with|without]` the first part is shown when the operator can be reached,
 * and otherwise the second, which may be missing.
 */
export function useSupportMessages<Texts extends MessageTexts>(
  messages: Messages<string, Texts>,
): Translate<Texts, SupportPlaceholder> {
  const source = useTextSource(messages);
  const t = useMessages(supportLinkMessages);
  const getName = useChannelName();
  const { primary } = useSupport();
  return useMemo(() => {
    const { getText } = source;
    const wording = {
      ...source,
      getText: (key: string, count: unknown) => chooseParts(getText(key, count), primary !== null),
    };
    if (primary === null) {
      const unlinked = { text: t('support'), element: t('support') };
      return createTranslate<Texts, SupportPlaceholder>(wording, { support: unlinked, contact: unlinked });
    }
    const { key, name } = getPhrase(primary);
    const contact = name === null ? getName(primary) : t('handle', { handle: name });
    return createTranslate<Texts, SupportPlaceholder>(wording, {
      support: { text: t(key, { contact }), element: t.rich(key, { contact: <SupportLink>{contact}</SupportLink> }) },
      contact: { text: getName(primary), element: <SupportLink /> },
    });
  }, [source, t, getName, primary]);
}

/** The phrase that names support with a channel, and the handle when the phrase mentions Telegram itself. */
function getPhrase(channel: SupportChannel) {
  if (channel.kind === 'email') return { key: 'supportByEmail', name: null } as const;
  if (channel.kind === 'chat') return { key: 'supportByChat', name: null } as const;
  if (channel.handle === null) return { key: 'supportByInvitation', name: null } as const;
  return { key: 'supportByTelegram', name: channel.handle } as const;
}
