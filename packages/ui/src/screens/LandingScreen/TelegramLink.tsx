'use client';

import { ArrowUpRight } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { ButtonVariant } from '../../primitives/Button/Button.js';
import { ExternalButtonLink } from '../../primitives/Button/ButtonLink.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useUi } from '../../provider/UiContext.js';
import { telegramLinkMessages } from './LandingScreen.messages.js';

export interface TelegramLinkProps {
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly size?: 'medium' | 'large';
}

/** A link to the operator's community channel, outside the product. */
export function TelegramLink({ label, variant = 'line', size = 'medium' }: TelegramLinkProps) {
  const t = useMessages(telegramLinkMessages);
  const { telegramHref } = useUi();
  return (
    <ExternalButtonLink href={telegramHref} variant={variant} size={size}>
      {label}
      <VisuallyHidden> ({t('opensNewTab')})</VisuallyHidden>
      <ArrowUpRight className="ep-icon" aria-hidden="true" />
    </ExternalButtonLink>
  );
}
