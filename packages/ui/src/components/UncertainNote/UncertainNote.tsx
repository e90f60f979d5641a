'use client';

import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { useFormat } from '../../provider/useFormat.js';

export const uncertainNoteMessages = defineMessages('UncertainNote', {
  title: 'No answer from the server',
  text: 'We do not know whether your request arrived. Check {history} before trying again.',
  botText: 'It is not certain whether the bot was started. Look at {history} before you start it again.',
  sent: 'Sent {moment}',
  sentSummary: 'Sent {moment} · {summary}',
  depositHistory: 'Deposit History',
  withdrawalHistory: 'Withdrawal History',
  activeBots: 'Active Bots',
});

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ep-s3);
  padding: var(--ep-s3) var(--ep-s4);
  border: 1px solid var(--ep-warning-line);
  border-radius: var(--ep-r-control);
  background: var(--ep-warning-surface);
  & > svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; color: var(--ep-warning); }
  & strong { font-weight: var(--ep-weight-strong); color: var(--ep-text-strong); }
  & small { display: block; margin-top: var(--ep-s1); font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-soft); font-variant-numeric: tabular-nums; }
  & > a { grid-column: 2; }
  @media (min-width: 48em) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    & > svg { align-self: start; }
    & > a { grid-column: 3; }
  }
`;

export interface UncertainNoteProps {
  /** When the request was sent, in ms since the epoch. */
  readonly since: number;
  /** What was asked for: '0.25 ETH'. */
  readonly summary?: string | undefined;
  /** Where it can be seen whether the request arrived. */
  readonly history: 'depositHistory' | 'withdrawalHistory' | 'activeBots';
  /** Given when a button that stays off points at the text. */
  readonly textId?: string;
  /** Learns that the history was opened. */
  readonly onOpenHistory?: () => void;
}

/** The answer to a request was lost: nobody knows whether it was done, and only the history will tell. */
export function UncertainNote({ since, summary, history, textId, onOpenHistory }: UncertainNoteProps) {
  const t = useMessages(uncertainNoteMessages);
  const moment = useFormat().moment(since);
  const [isOpened, setIsOpened] = useState(false);
  const open = () => {
    setIsOpened(true);
    onOpenHistory?.();
  };
  return (
    <Root role="alert">
      <CircleQuestionMark aria-hidden="true" />
      <div>
        <strong>{t('title')}</strong>
        <p id={textId}>{t(history === 'activeBots' ? 'botText' : 'text', { history: t(history) })}</p>
        <small>{summary === undefined ? t('sent', { moment }) : t('sentSummary', { moment, summary })}</small>
      </div>
      <ButtonLink kind={isOpened ? 'line' : 'primary'} to={history} onClick={open}>
        {t(history)}
      </ButtonLink>
    </Root>
  );
}
