'use client';

import { ArrowDownToLine, List } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { withdrawScreenMessages } from './WithdrawScreen.messages.js';

/** The head of the form, whose links are icons on phones. Where a note links to the history, its own link is left out. */
export function WithdrawHead({ hasHistory }: { readonly hasHistory: boolean }) {
  const t = useMessages(withdrawScreenMessages);
  const links = [
    ...(hasHistory ? [{ to: 'withdrawalHistory', Icon: List, label: t('history') } as const] : []),
    { to: 'deposit', Icon: ArrowDownToLine, label: t('deposit') } as const,
  ];
  return (
    <PageHead
      title={t('title')}
      actions={links.map(({ to, Icon, label }) => (
        <ButtonLink key={to} variant="line" icon={<Icon className="ep-icon" aria-hidden="true" />} to={to}>
          {label}
        </ButtonLink>
      ))}
      phoneActions={links.map(({ to, Icon, label }) => (
        <ButtonLink key={to} variant="quiet" to={to} aria-label={label} data-icon-only>
          <Icon className="ep-icon" aria-hidden="true" />
        </ButtonLink>
      ))}
    />
  );
}
