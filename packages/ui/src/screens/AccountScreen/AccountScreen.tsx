'use client';

import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChevronRight,
  LogOut,
  type LucideIcon,
  Ruler,
  Settings2,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { AboutFigures } from '../../components/AboutFigures/AboutFigures.js';
import { appShellMessages } from '../../components/AppShell/AppShell.messages.js';
import { entriesOutsideBar } from '../../components/AppShell/navigation.js';
import { ActivationCard } from './ActivationCard.js';
import { ActivationSkeleton } from './ActivationSkeleton.js';
import { getDisplayId, getInitial } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Notice } from '../../model/Notice.js';
import type { Place } from '../../model/Place.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Viewer } from '../../model/User.js';
import type { Decimal } from '../../money/decimal.js';
import { Avatar } from '../../primitives/Card/Card.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import { Label } from '../../primitives/Text/Text.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import {
  type ActivationFacts,
  type ActivationMove,
  countStepsLeft,
  type StepsMovedPast,
} from '../../rules/activation.js';
import { accountScreenMessages } from './AccountScreen.messages.js';
import * as S from './AccountScreen.styles.js';
import { BalanceCard } from './BalanceCard.js';

/** The props of `AccountScreen`. */
export interface AccountScreenProps {
  /** The person who is signed in. */
  readonly viewer: Viewer;
  /** USD. A balance that is not live has a badge; `null` when it could not be read. */
  readonly balance: Sourced<Decimal> | null;
  /** Reads a balance that is `null` again; without it there is no button for that. */
  readonly onRetryBalance?: (() => void) | undefined;
  /**
   * The facts of the activation; the card is hidden once both steps have happened. `loading` shows a skeleton.
   * `unknown` (a list could not be read) shows nothing, so that no existing user looks new.
   */
  readonly activation: ActivationFacts | 'loading' | 'unknown';
  /** How many steps of the activation the person has moved past. */
  readonly stepsMovedPast: StepsMovedPast;
  /** What the balance lacks for the cheapest bot after a deposit (USD), said at the second step. */
  readonly missingForBot?: Decimal | undefined;
  /** Set while the session is being ended. */
  readonly isLoggingOut?: boolean;
  /** Stores how many steps were moved past and navigates to the step's place, after the notice. */
  readonly onMoveOn: (move: ActivationMove) => void;
  /** Called with a toast to show. */
  readonly onNotify: (notice: Notice) => void;
  /** Called when the person chooses Log out. */
  readonly onLogOut: () => void;
}

const shortcuts = [
  { to: 'profile', Icon: UserRound },
  { to: 'depositHistory', Icon: ArrowDownToLine },
  { to: 'withdrawalHistory', Icon: ArrowUpFromLine },
  { to: 'settings', Icon: Settings2 },
] as const;

/** The home dashboard: profile, balance, the first steps, and links to everything else. */
export function AccountScreen({
  viewer,
  balance,
  onRetryBalance,
  activation,
  stepsMovedPast,
  missingForBot,
  isLoggingOut = false,
  onMoveOn,
  onNotify,
  onLogOut,
}: AccountScreenProps) {
  const t = useMessages(accountScreenMessages);
  const nameOf = useMessages(appShellMessages);
  const moveOn = (move: ActivationMove) => {
    onNotify(
      move.isLast
        ? { tone: 'success', title: t('completedTitle'), description: t('completed') }
        : { tone: 'info', title: t('movedOnTitle'), description: t('movedOn') },
    );
    onMoveOn(move);
  };
  // A person who has moved past both steps probably needs no card, so there is no skeleton.
  const isWaiting = activation === 'loading' && stepsMovedPast < 2;
  const facts = typeof activation === 'object' && countStepsLeft(activation) > 0 ? activation : null;
  return (
    <Page>
      <PageHead title={t('title')} />
      <S.Columns data-activation={isWaiting || facts !== null || undefined}>
        <S.Profile aria-label={t('profileCard')}>
          <Avatar size="large" aria-hidden="true">
            {getInitial(viewer.name)}
          </Avatar>
          <div>
            <h2>{viewer.name || viewer.email}</h2>
            <Label as="p">{t('displayId', { id: getDisplayId(viewer) })}</Label>
          </div>
        </S.Profile>
        <BalanceCard balance={balance} onRetry={onRetryBalance} />
        {isWaiting && <ActivationSkeleton />}
        {facts !== null && (
          <ActivationCard facts={facts} movedPast={stepsMovedPast} missing={missingForBot} onMoveOn={moveOn} />
        )}
        <S.List as="nav" aria-label={t('shortcuts')} data-place="shortcuts">
          <LinkList links={shortcuts} nameOf={t} />
        </S.List>
        <S.List as="nav" aria-label={t('more')} data-place="more">
          <LinkList links={entriesOutsideBar} nameOf={nameOf}>
            <li>
              <button
                type="button"
                aria-disabled={isLoggingOut || undefined}
                onClick={() => isLoggingOut || onLogOut()}
              >
                {isLoggingOut ? <Spinner /> : <LogOut aria-hidden="true" />}
                {isLoggingOut ? t('loggingOut') : t('logOut')}
              </button>
            </li>
          </LinkList>
        </S.List>
      </S.Columns>
      <S.Figures aria-label={t('figures')}>
        <Ruler aria-hidden="true" />
        <p>{t('figuresHelp')}</p>
        <AboutFigures />
      </S.Figures>
    </Page>
  );
}

interface LinkListProps<To extends Place> {
  readonly links: readonly { readonly to: To; readonly Icon: LucideIcon }[];
  readonly nameOf: (place: To) => string;
  readonly children?: ReactNode;
}

function LinkList<To extends Place>({ links, nameOf, children }: LinkListProps<To>) {
  return (
    <ul>
      {links.map(({ to, Icon }) => (
        <li key={to}>
          <PlaceLink to={to}>
            <Icon aria-hidden="true" />
            {nameOf(to)}
            <ChevronRight aria-hidden="true" />
          </PlaceLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
