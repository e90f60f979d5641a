'use client';

import { List } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { depositScreenMessages } from './DepositScreen.messages.js';

/** On phones Back is an arrow beside the title, so that the coins are on the first screen. */
const Head = styled(PageHead)`
  @container ep-column (width < 40rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    &[data-one-line] > button {
      display: inline-flex;
      justify-content: center;
      gap: 0;
      width: 2.75rem;
      margin-block: -8px 0;
      margin-inline: 0 -4px;
      font-size: 0;
      & > svg { width: 1.125rem; height: 1.125rem; }
    }
  }
`;

export interface DepositHeadProps {
  /** Returns to the previous page. */
  readonly onGoBack: () => void;
}

/** The title of the form, what it asks for at least, and the way to earlier deposits. */
export function DepositHead({ onGoBack }: DepositHeadProps) {
  const t = useMessages(depositScreenMessages);
  const icon = <List className="ep-icon" aria-hidden="true" />;
  return (
    <Head
      title={t('title')}
      onGoBack={onGoBack}
      actions={
        <ButtonLink kind="line" icon={icon} to="depositHistory">
          {t('history')}
        </ButtonLink>
      }
      phoneActions={
        <ButtonLink kind="quiet" to="depositHistory" aria-label={t('history')} data-icon-only>
          {icon}
        </ButtonLink>
      }
    >
      <p>{t('minimum')}</p>
    </Head>
  );
}
