'use client';

import { Activity, ArrowDownToLine, ArrowUpFromLine, Bot, type LucideIcon, RotateCw } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { Amount } from '../../components/Amount/Amount.js';
import { UsdDelta } from '../../components/Delta/UsdDelta.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { toDayKey, toServerDayKey } from '../../format/dayKey.js';
import { useMessages } from '../../messages/useMessages.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Card } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Label, Text } from '../../primitives/Text/Text.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { rem } from '../../primitives/rem.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';
import { getDepositState } from '../../rules/depositStates.js';
import { getLatestEvents, type MoneyEvent } from '../../rules/latestEvents.js';
import { getWithdrawalStatus } from '../../rules/withdrawalStates.js';
import { latestEventsMessages } from './AccountScreen.messages.js';
import type { AccountLists } from './AccountScreen.js';

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 1.125rem minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 var(--ep-s3);
    padding: .625rem 0;
  }
  & > li + li { border-top: 1px solid var(--ep-line-soft); }
  & > li > svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; color: var(--ep-text-faint); }
  & > li > div { min-width: 0; overflow-wrap: anywhere; }
  & > li > div:last-child { text-align: end; font-variant-numeric: tabular-nums; }
  & b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;

export interface LatestEventsProps {
  readonly lists: AccountLists;
  /** Ms since the epoch. */
  readonly now: number;
}

/** The last five things that happened with somebody's money. Lists that could not be read are named. */
export function LatestEvents({ lists, now }: LatestEventsProps) {
  const t = useMessages(latestEventsMessages);
  const { timeZone } = useUi();
  const titleId = useId();
  const { deposits, withdrawals, investments } = lists;
  const today = toDayKey(now, timeZone);
  const events = useMemo(
    () =>
      getLatestEvents(
        { deposits: deposits.data ?? [], withdrawals: withdrawals.data ?? [], investments: investments.data ?? [] },
        { today, timeZone },
      ),
    [deposits.data, withdrawals.data, investments.data, today, timeZone],
  );
  const read = { deposits, withdrawals, bots: investments };
  const named = (['deposits', 'withdrawals', 'bots'] as const).filter((name) => read[name].data === undefined);
  const failed = named.filter((name) => read[name].status === 'failed');
  const isLoading = named.length > failed.length;
  // Those of bots are missing beside, where it is said.
  const unread = failed.filter((name) => name !== 'bots');
  return (
    <Card aria-labelledby={titleId} aria-busy={isLoading || undefined}>
      <Stack gap={2}>
        <h2 id={titleId}>{t('title')}</h2>
        <List>
          {events.map((event) => (
            <EventRow key={event.id} event={event} today={today} />
          ))}
        </List>
        {isLoading && (
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton style={{ height: rem(2.75) }} />
          </>
        )}
        {named.length === 0 && events.length === 0 && <Text tone="soft">{t('none')}</Text>}
        {unread.length > 0 && (
          <>
            <Text tone="soft">{t('unread', { lists: unread.map((name) => t(name)).join(', ') })}</Text>
            <div>
              <SendButton
                variant="line"
                size="small"
                icon={<RotateCw className="ep-icon" aria-hidden="true" />}
                onClick={() => lists.onRetry()}
              >
                {t('retry')}
              </SendButton>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

interface EventTexts {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
  readonly figure: ReactNode;
}

function useEventTexts(): (event: MoneyEvent) => EventTexts {
  const t = useMessages(latestEventsMessages);
  const format = useFormat();
  const word = useServerWord();
  return (event) => {
    switch (event.kind) {
      case 'deposit': {
        const { currency, currencyName, amount, status } = event.record;
        const { phase, isCredited } = getDepositState(status);
        const name = isCredited ? 'depositPaid' : phase === 'final' ? 'depositEnded' : 'depositCreated';
        return {
          Icon: ArrowDownToLine,
          title: t(name),
          detail: isCredited ? currencyName : t('status', { currency: currencyName, status: word(status) }),
          figure: (
            <b>
              <Amount>{`${format.amount(amount)} ${currency}`}</Amount>
            </b>
          ),
        };
      }
      case 'withdrawal': {
        const { currencyName, amount, status } = event.record;
        const known = getWithdrawalStatus(status);
        const hasEnded = known === 'failed' || known === 'cancelled';
        const name =
          known === 'completed' ? 'withdrawalCompleted' : hasEnded ? 'withdrawalEnded' : 'withdrawalRequested';
        return {
          Icon: ArrowUpFromLine,
          title: t(name),
          detail: known === 'completed' ? currencyName : t('status', { currency: currencyName, status: word(status) }),
          figure: (
            <b>
              <Amount>{format.usd(amount)}</Amount>
            </b>
          ),
        };
      }
      case 'results':
        return {
          Icon: Activity,
          title: t(event.isToday ? 'resultsToday' : 'results', { count: event.count }),
          detail: event.bots.join(', '),
          figure: <UsdDelta value={event.amount} />,
        };
      default:
        return {
          Icon: Bot,
          title: event.bot ?? t('aBot'),
          detail: t('firstResult'),
          figure: <UsdDelta value={event.amount} />,
        };
    }
  };
}

function EventRow({ event, today }: { readonly event: MoneyEvent; readonly today: string }) {
  const format = useFormat();
  const { timeZone } = useUi();
  const { Icon, title, detail, figure } = useEventTexts()(event);
  const hasClock = event.time.kind === 'instant' || event.time.kind === 'localTime';
  const isToday = hasClock && toServerDayKey(event.time, timeZone) === today;
  return (
    <li>
      <Icon className="ep-icon" aria-hidden="true" />
      <div>
        <b>{title}</b> <Label as="p">{detail}</Label>
      </div>{' '}
      <div>
        {figure} <Label as="p">{isToday ? format.clockTime(event.time) : format.shortDay(event.time)}</Label>
      </div>
    </li>
  );
}
