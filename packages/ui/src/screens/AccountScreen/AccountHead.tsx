'use client';

import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { BalancesToggle } from '../../components/BalancesToggle/BalancesToggle.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { IconButton } from '../../primitives/Button/IconButton.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { accountScreenMessages } from './AccountScreen.messages.js';

const Eye = styled.span`
  display: var(--ep-with-sidebar, contents);
`;

export interface AccountHeadProps {
  /** The card the button opens and closes, by its id; without it there is no button. */
  readonly statement: { readonly id: string; readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
}

/** The title, the eye, which phones have in the strip above, and the button of the statement. */
export function AccountHead({ statement }: AccountHeadProps) {
  const t = useMessages(accountScreenMessages);
  const icon = <FileText className="ep-icon" aria-hidden="true" />;
  const button = statement && {
    'aria-expanded': statement.isOpen,
    'aria-controls': statement.isOpen ? statement.id : undefined,
    onClick: () => statement.onToggle(),
  };
  return (
    <PageHead
      title={t('title')}
      actions={
        <>
          <Eye>
            <BalancesToggle />
          </Eye>
          {button && (
            <Button variant="line" icon={icon} {...button}>
              {t('statement')}
            </Button>
          )}
        </>
      }
      phoneActions={button && <IconButton label={t('statement')} icon={icon} {...button} />}
    />
  );
}
