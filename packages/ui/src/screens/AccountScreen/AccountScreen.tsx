'use client';

import { ArrowDownToLine, ArrowUpFromLine, ChevronRight, LogOut, Ruler, Settings2, UserRound } from 'lucide-react';
import { useId, useState } from 'react';
import { AboutFigures } from '../../components/AboutFigures/AboutFigures.js';
import { appShellMessages } from '../../components/AppShell/AppShell.messages.js';
import { getEntriesOutsideBar, type NavigationItem, navigationItems } from '../../components/AppShell/navigation.js';
import { PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { AccountHead } from './AccountHead.js';
import type { AccountLists, StatementHost } from './accountLists.js';
import { ActivationCard } from './ActivationCard.js';
import { ActivationSkeleton } from './ActivationSkeleton.js';
import { toDayKey } from '../../format/dayKey.js';
import { getDisplayId, getInitial } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Notice } from '../../model/Notice.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Viewer } from '../../model/User.js';
import type { Decimal } from '../../money/decimal.js';
import { Avatar } from '../../primitives/Card/Card.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { lazyPartMessages } from '../../primitives/FailureNote/FailureNote.messages.js';
import { useOnDemand } from '../../primitives/OnDemand/useOnDemand.js';
import { Label } from '../../primitives/Text/Text.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useUi } from '../../provider/UiContext.js';
import { useNow } from '../../provider/useNow.js';
import {
  type ActivationFacts,
  type ActivationMove,
  countStepsLeft,
  type StepsMovedPast,
} from '../../rules/activation.js';
import { accountScreenMessages } from './AccountScreen.messages.js';
import * as S from './AccountScreen.styles.js';
import { LazyStatementCard } from './LazyStatementCard.js';
import { LinkList } from './LinkList.js';
import { MoneyCard } from './MoneyCard.js';
import { recordsCode } from './recordsCode.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

export type { AccountLists, StatementHost } from './accountLists.js';

/** The props of `AccountScreen`. */
export interface AccountScreenProps extends ElementProps<HTMLDivElement> {
  /** The person who is signed in. */
  readonly viewer: Viewer;
  /** USD. A balance that is not live has a badge; `null` when it could not be read. */
  readonly balance: Sourced<Decimal> | null;
  /** Reads a balance that is `null` again; without it there is no button for that. */
  readonly onRetryBalance?: (() => void) | undefined;
  /**
   * The facts of the activation; the card is hidden once both steps have happened. `loading` shows a skeleton:
   * only where a card is likely. `unknown` (a list could not be read, or no card is likely) shows nothing.
   */
  readonly activation: ActivationFacts | 'loading' | 'unknown';
  /** How many steps of the activation the person has moved past. */
  readonly stepsMovedPast: StepsMovedPast;
  /** What the balance lacks for the cheapest bot after a deposit (USD), said at the second step. */
  readonly missingForBot?: Decimal | undefined;
  /** The lists that total, results and latest events come from; without them, only the balance is shown. */
  readonly lists?: AccountLists | undefined;
  /** What is done with a statement of all histories; without it, or without lists, none is offered. */
  readonly statement?: StatementHost | undefined;
  /** Ms since the epoch: which day is today. Default: now. */
  readonly now?: number | undefined;
  /** When this person last looked at this page, on this device (ms since the epoch). */
  readonly lastVisit?: number | undefined;
  /** As the `AppShell` has it: what its bar has no room for is here. Default: that of the product. */
  readonly navigation?: readonly NavigationItem[];
  /** Set while the session is being ended. */
  readonly isLoggingOut?: boolean;
  /** Stores how many steps were moved past and navigates to the step's place, after the notice. */
  readonly onMoveOn: (move: ActivationMove) => void;
  /** Called with a toast to show. */
  readonly onNotify: (notice: Notice) => void;
  /** Called when the person chooses Log out. */
  readonly onLogOut: () => void;
}

const MINUTE_MS = 60_000;

const shortcuts = [
  { to: 'profile', Icon: UserRound },
  { to: 'depositHistory', Icon: ArrowDownToLine },
  { to: 'withdrawalHistory', Icon: ArrowUpFromLine },
  { to: 'settings', Icon: Settings2 },
] as const;

/** The home of a person's money: balance and total, results, latest events, the first steps, and links to the rest. */
export function AccountScreen({
  viewer,
  balance,
  onRetryBalance,
  activation,
  stepsMovedPast,
  missingForBot,
  lists,
  statement,
  now: givenNow,
  lastVisit,
  navigation = navigationItems,
  isLoggingOut = false,
  onMoveOn,
  onNotify,
  onLogOut,
  ...rest
}: AccountScreenProps) {
  const t = useMessages(accountScreenMessages);
  const getName = useMessages(appShellMessages);
  const { timeZone } = useUi();
  const ticking = useNow(MINUTE_MS, (time) => toDayKey(time, timeZone));
  const now = givenNow ?? ticking;
  const moveOn = (move: ActivationMove) => {
    onNotify(
      move.isLast
        ? { tone: 'success', title: t('completedTitle'), description: t('completed') }
        : { tone: 'info', title: t('movedOnTitle'), description: t('movedOn') },
    );
    onMoveOn(move);
  };
  const statementId = useId();
  const [isStatementOpen, setStatementOpen] = useState(false);
  const canState = statement !== undefined && lists !== undefined;
  const records = useOnDemand(recordsCode);
  const missing = useMessages(lazyPartMessages);
  const isWaiting = activation === 'loading';
  const isReading = isWaiting || isFirstRead(lists) || (lists !== undefined && records.status === 'loading');
  // The cards above change their height with the lists: what is below them appears together with those, and does not jump.
  const held = isReading || undefined;
  const facts = typeof activation === 'object' && countStepsLeft(activation) > 0 ? activation : null;
  return (
    <S.Root {...rest} aria-busy={isReading || undefined}>
      <AccountHead
        statement={
          canState
            ? { id: statementId, isOpen: isStatementOpen, onToggle: () => setStatementOpen(!isStatementOpen) }
            : undefined
        }
      />
      <S.Profile aria-label={t('profileCard')} data-held={held}>
        <PlaceLink to="profile">
          <Avatar aria-hidden="true">{getInitial(viewer.name)}</Avatar>
          <div>
            <h2>{viewer.name || viewer.email}</h2> <Label>{t('displayId', { id: getDisplayId(viewer) })}</Label>
          </div>
          <ChevronRight className="ep-icon" aria-hidden="true" />
        </PlaceLink>
      </S.Profile>
      {isWaiting && <ActivationSkeleton />}
      {facts !== null && (
        <ActivationCard facts={facts} movedPast={stepsMovedPast} missing={missingForBot} onMoveOn={moveOn} />
      )}
      {!isWaiting && <MoneyCard balance={balance} onRetry={onRetryBalance} lists={lists} />}
      {isStatementOpen && statement && lists && (
        <LazyStatementCard id={statementId} host={statement} lists={lists} viewer={viewer} now={now} />
      )}
      {lists && (
        <S.Results data-held={held}>
          {lists.partial !== undefined && (
            <PartialListNotice list={lists.partial} of="figures" onRetry={lists.onRetry} />
          )}
          {records.status === 'ready' && <records.code lists={lists} now={now} lastVisit={lastVisit} />}
          {records.status === 'failed' && (
            <FailureNote
              failure={{ title: missing('failedTitle'), message: missing('failed') }}
              isRetrying={records.isRetrying}
              onRetry={records.retry}
            />
          )}
        </S.Results>
      )}
      <S.Shortcuts data-held={held} aria-label={t('shortcuts')}>
        <LinkList items={shortcuts} getName={(item) => t(item.to)} />
      </S.Shortcuts>
      <S.More data-held={held} aria-label={t('more')}>
        <LinkList
          items={getEntriesOutsideBar(navigation)}
          getName={(item) => ('to' in item ? getName(item.to) : item.label)}
        >
          <li>
            <button type="button" aria-disabled={isLoggingOut || undefined} onClick={() => isLoggingOut || onLogOut()}>
              {isLoggingOut ? <Spinner /> : <LogOut className="ep-icon" aria-hidden="true" />}
              {isLoggingOut ? t('loggingOut') : t('logOut')}
            </button>
          </li>
        </LinkList>
      </S.More>
      <S.Figures data-held={held}>
        <Ruler className="ep-icon" aria-hidden="true" />
        <AboutFigures />
      </S.Figures>
    </S.Root>
  );
}

/** Whether a list has neither been read nor failed yet. */
function isFirstRead(lists: AccountLists | undefined): boolean {
  return [lists?.investments, lists?.withdrawals, lists?.deposits].some(
    (list) => list?.status === 'loading' && list.data === undefined,
  );
}
