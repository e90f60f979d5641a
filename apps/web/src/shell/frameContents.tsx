import { Card, Note, Page, PageHead, Skeleton } from '@etherpilot/ui';
import type { Messages } from '@etherpilot/ui/messages';
import {
  accountScreenMessages,
  activeBotsScreenMessages,
  botsScreenMessages,
  depositHistoryScreenMessages,
  depositScreenMessages,
  platformScreenMessages,
  profileScreenMessages,
  settingsScreenMessages,
  supportScreenMessages,
  withdrawalHistoryScreenMessages,
  withdrawScreenMessages,
} from '@etherpilot/ui/messages';
import {
  EVERY_DEPOSIT,
  EVERY_WITHDRAWAL,
  type Loadable,
  type SignedInPlace,
  type Submission,
} from '@etherpilot/ui/model';
import { ActiveBotsScreen } from '@etherpilot/ui/screens/ActiveBotsScreen';
import { DepositHistoryScreen } from '@etherpilot/ui/screens/DepositHistoryScreen';
import { DepositScreen } from '@etherpilot/ui/screens/DepositScreen';
import { PlatformScreen } from '@etherpilot/ui/screens/PlatformScreen';
import { WithdrawalHistoryScreen } from '@etherpilot/ui/screens/WithdrawalHistoryScreen';

/** What a screen shows before anything is known: what the build writes into its page. Rendered by the build only. */
interface FrameContent {
  /** Where its title is. */
  readonly messages: Messages<string, { readonly title: string }>;
  /** The screen as it is while everything it shows is being read; `null` where all of it depends on who is signed in. */
  readonly screen: React.ReactNode;
}

const LOADING: Loadable<never> = { status: 'loading' };
const IDLE: Submission = { status: 'idle' };
const nothing = () => {};
const never = async () => {};

const form = { submission: IDLE, onReadAgain: nothing, onUnlock: nothing, onRetry: nothing, onNotify: nothing };
const history = { onChangeQuery: nothing, onRefresh: nothing, onGoBack: nothing, onExport: never, onCopy: never };

export const frameContents: Readonly<Record<SignedInPlace, FrameContent>> = {
  platform: {
    messages: platformScreenMessages,
    screen: (
      <PlatformScreen
        history={LOADING}
        chart={null}
        updates={{ used: 0, nextRefreshAt: null }}
        activation="loading"
        onRetry={nothing}
        notice={<Note data-note="" />}
      />
    ),
  },
  bots: { messages: botsScreenMessages, screen: null },
  robots: { messages: botsScreenMessages, screen: null },
  activeBots: {
    messages: activeBotsScreenMessages,
    screen: <ActiveBotsScreen investments={LOADING} onChangeSort={nothing} onRefresh={nothing} onExport={never} />,
  },
  deposit: {
    messages: depositScreenMessages,
    screen: (
      <DepositScreen
        {...form}
        currencies={LOADING}
        created={[]}
        openInfoId={null}
        onCreateDeposit={nothing}
        onToggleInfo={nothing}
        onCopy={never}
        onGoBack={nothing}
      />
    ),
  },
  depositHistory: {
    messages: depositHistoryScreenMessages,
    screen: <DepositHistoryScreen {...history} query={EVERY_DEPOSIT} deposits={LOADING} />,
  },
  withdrawalHistory: {
    messages: withdrawalHistoryScreenMessages,
    screen: <WithdrawalHistoryScreen {...history} query={EVERY_WITHDRAWAL} withdrawals={LOADING} />,
  },
  withdraw: { messages: withdrawScreenMessages, screen: null },
  account: { messages: accountScreenMessages, screen: null },
  profile: { messages: profileScreenMessages, screen: null },
  settings: { messages: settingsScreenMessages, screen: null },
  support: { messages: supportScreenMessages, screen: null },
};

/** The title of a screen, and cards in the place of what depends on who is signed in. */
export function CardsFrame({ title }: { readonly title: string }) {
  return (
    <Page>
      <PageHead title={title} />
      <Card as="div">
        <Skeleton style={{ height: '9rem' }} />
      </Card>
      <Card as="div">
        <Skeleton style={{ height: '18rem' }} />
      </Card>
    </Page>
  );
}
