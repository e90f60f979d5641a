'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { IconButton } from '../../primitives/Button/IconButton.js';
import { useUi } from '../../provider/UiContext.js';
import { balancesToggleMessages } from './BalancesToggle.messages.js';

export interface BalancesToggleProps {
  /** `icon` where there is no room for words. Default: `words`. */
  readonly look?: 'words' | 'icon' | 'smallIcon';
}

/** The eye: hides the person's amounts in everything under its provider, or shows them. Nothing where no host remembers it. */
export function BalancesToggle({ look = 'words' }: BalancesToggleProps) {
  const t = useMessages(balancesToggleMessages);
  const { areBalancesHidden, onToggleBalances } = useUi();
  if (onToggleBalances === undefined) return null;
  const label = t(areBalancesHidden ? 'show' : 'hide');
  const icon = areBalancesHidden ? (
    <EyeOff className="ep-icon" aria-hidden="true" />
  ) : (
    <Eye className="ep-icon" aria-hidden="true" />
  );
  const toggle = () => onToggleBalances();
  return look === 'words' ? (
    <Button variant="quiet" icon={icon} onClick={toggle}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} icon={icon} {...(look === 'smallIcon' && { size: 'small' })} onClick={toggle} />
  );
}
