import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  BotCard,
  DepositTable,
  type HistoryColumn,
  StatusTag,
  useDepositHistory,
  useMeasuredReturns,
  useWithdrawalHistory,
  WithdrawalTable,
} from './components.js';
import { bots, deposits, investments, viewer, withdrawals } from './fixtures.js';
import { AppShell, BrandMark, navigationItems, UiProvider } from './index.js';
import {
  type DepositQuery,
  type DepositRecord,
  EVERY_DEPOSIT,
  EVERY_WITHDRAWAL,
  IDLE,
  live,
  sampleQuestions,
  sampleStatistics,
} from './model.js';
import { decimal } from './money.js';
import {
  AccountScreen,
  ActiveBotsScreen,
  BotsScreen,
  DepositHistoryScreen,
  ForgotPasswordScreen,
  LandingScreen,
  LoginScreen,
  NotFoundScreen,
  SignupScreen,
  SupportScreen,
  WithdrawalHistoryScreen,
} from './screens.js';

const nothing = () => {};
const later = () => Promise.resolve();
const ready = <Data,>(data: Data) => ({ status: 'ready', data }) as const;
const draw = (content: ReactNode) => renderToStaticMarkup(<UiProvider now={() => 0}>{content}</UiProvider>);

const shell = { current: 'bots', balance: live(decimal('5')), onLogOut: nothing, children: 'Page' } as const;
const history = { onChangeQuery: nothing, onRefresh: nothing, onGoBack: nothing, onExport: later, onCopy: later };
const order = { submission: IDLE, onReadAgain: nothing, onUnlock: nothing, onNotify: nothing, onRetry: nothing };
const botsPage = {
  ...order,
  bots: ready(bots),
  balance: live(decimal('5000')),
  investments: ready(investments),
  statistics: sampleStatistics,
  onStartBot: nothing,
  onRequireDeposit: nothing,
};
const depositsPage = { ...history, deposits: ready(deposits), query: EVERY_DEPOSIT };
const listPage = { investments: ready(investments), onChangeSort: nothing, onRefresh: nothing, onExport: later };
const account = { balance: shell.balance, activation: 'unknown', stepsMovedPast: 0, onMoveOn: nothing } as const;

describe('what a host gives a component', () => {
  const given = { id: 'given-id', className: 'given-class', style: { order: 7 }, 'data-given': 'data' } as const;
  const form = { submission: IDLE, onNotify: nothing };
  const [bot] = bots;

  it.each<[string, ReactNode]>([
    ['AccountScreen', <AccountScreen key="" {...account} viewer={viewer} {...form} onLogOut={nothing} {...given} />],
    ['ActiveBotsScreen', <ActiveBotsScreen key="" {...listPage} {...given} />],
    ['AppShell', <AppShell key="" {...shell} {...given} />],
    ['BotsScreen', <BotsScreen key="" {...botsPage} {...given} />],
    ['BrandMark', <BrandMark key="" {...given} />],
    ['DepositHistoryScreen', <DepositHistoryScreen key="" {...depositsPage} {...given} />],
    ['ForgotPasswordScreen', <ForgotPasswordScreen key="" {...given} />],
    ['LandingScreen', <LandingScreen key="" {...given} />],
    ['LoginScreen', <LoginScreen key="" {...form} onSignIn={nothing} {...given} />],
    ['NotFoundScreen', <NotFoundScreen key="" {...given} />],
    ['SignupScreen', <SignupScreen key="" {...form} onSignUp={nothing} {...given} />],
    ['StatusTag', <StatusTag key="" status="active" of="bot" {...given} />],
    [
      'SupportScreen',
      <SupportScreen
        key=""
        questions={sampleQuestions}
        article={null}
        onChangeArticle={nothing}
        onOpenMail={nothing}
        onCopy={later}
        {...given}
      />,
    ],
    [
      'WithdrawalHistoryScreen',
      <WithdrawalHistoryScreen
        key=""
        {...history}
        withdrawals={ready(withdrawals)}
        query={EVERY_WITHDRAWAL}
        {...given}
      />,
    ],
    ['BotCard', bot && <BotCard key="" bot={live(bot)} lock="unlocked" onChooseBot={nothing} {...given} />],
  ])('is on one element of %s', (_, content) => {
    const tags = draw(content)
      .match(/<\w[^>]*>/g)
      ?.filter((tag) => tag.includes('given-class'));
    expect(tags).toHaveLength(1);
    expect(tags?.[0]).toMatch(/id="given-id"/);
    expect(tags?.[0]).toMatch(/style="[^"]*order:7/);
    expect(tags?.[0]).toMatch(/data-given="data"/);
  });
});

describe('the navigation', () => {
  const Icon = () => <svg />;
  const findLinks = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

  it('has what a host adds, in the order of the host, and nothing that it leaves out', () => {
    const tax = { href: '/tax', label: 'Tax', Icon, parts: ['list'], isCurrent: true } as const;
    const navigation = [tax, ...navigationItems.filter(({ to }) => to !== 'support').toReversed()];
    const markup = draw(<AppShell {...shell} navigation={navigation} />);
    const [, list = ''] = /<nav [^>]*aria-label="Main"[^>]*>(.*?)<\/nav>/.exec(markup) ?? [];
    expect(findLinks(list)).toEqual(['/tax', '/account', '/withdraw', '/active-bots', '/robot', '/platform']);
    expect(list).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/tax"|<a href="\/tax" aria-current="page"/);
    expect(markup).not.toContain('/support');
  });

  it('is on the account screen as far as the bar has no room for it', () => {
    const navigation = [{ href: '/tax', label: 'Tax', Icon, parts: ['list'] }] as const;
    const markup = draw(
      <AccountScreen {...account} viewer={viewer} onNotify={nothing} onLogOut={nothing} navigation={navigation} />,
    );
    expect(findLinks(markup)).toContain('/tax');
    expect(findLinks(markup)).not.toContain('/support');
  });
});

describe('slots', () => {
  const slots = { headActions: <i>action</i>, beforeList: <i>before</i>, afterList: <i>after</i> };

  it.each<[string, ReactNode]>([
    ['ActiveBotsScreen', <ActiveBotsScreen key="" {...listPage} {...slots} />],
    ['BotsScreen', <BotsScreen key="" {...botsPage} {...slots} />],
    ['DepositHistoryScreen', <DepositHistoryScreen key="" {...depositsPage} {...slots} />],
  ])('%s shows them around its list', (_, content) => {
    const places = [...draw(content).matchAll(/<i>(\w+)<\/i>/g)].map(([, name]) => name);
    expect(places).toEqual(['action', 'before', 'after']);
  });

  it('the bots of a page are those that the filter of a host lets through, and never samples in their place', () => {
    const [first] = bots;
    const markup = (filter: (bot: { readonly name: string }) => boolean) =>
      draw(<BotsScreen {...botsPage} filter={filter} />);
    const cards = (text: string) => text.match(/<article/g)?.length ?? 0;
    expect(cards(markup(() => true))).toBe(bots.length);
    expect(cards(markup(({ name }) => name === first?.name))).toBe(1);
    expect(cards(markup(() => false))).toBe(0);
    expect(markup(() => false)).toContain('No bot matches');
  });

  it('a history has the columns of a host after its own, in each row', () => {
    const columns: readonly HistoryColumn<DepositRecord>[] = [
      { key: 'booked', label: 'Booked', cell: ({ id }) => `Booking ${id}` },
    ];
    const markup = draw(<DepositHistoryScreen {...depositsPage} columns={columns} />);
    expect(markup).toMatch(/role="columnheader">Booked<\/div><\/div>/);
    for (const { id } of deposits) expect(markup).toContain(`>Booking ${id}</div>`);
    const table = draw(
      <WithdrawalTable
        withdrawals={withdrawals}
        sort={EVERY_WITHDRAWAL.sort}
        columns={[{ key: 'fee', label: 'Fee', cell: () => '0.10' }]}
        onChangeSort={nothing}
        onCopy={later}
      />,
    );
    expect(table.match(/>0\.10<\/div>/g)).toHaveLength(withdrawals.length);
  });
});

describe('a page of a host, from the parts of a screen', () => {
  const readIds = (markup: string) => [...markup.matchAll(/>Id ([^<]+)</g)].map(([, id]) => id);
  const columns = [{ key: 'id', label: 'Id', cell: ({ id }: { readonly id: number | string }) => `Id ${id}` }];

  function OwnDeposits({ query }: { readonly query: DepositQuery }) {
    const { found, counts } = useDepositHistory(deposits, query);
    return (
      <>
        <p>Count {counts.all}</p>
        <DepositTable deposits={found} columns={columns} sort={query.sort} onChangeSort={nothing} onCopy={later} />
      </>
    );
  }

  it.each<Partial<DepositQuery>>([
    {},
    { text: 'eth' },
    { status: 'paid', sort: { key: 'amount', direction: 'ascending' } },
  ])('has the deposits of the screen in its order for %j', (part) => {
    const query = { ...EVERY_DEPOSIT, ...part };
    const own = draw(<OwnDeposits query={query} />);
    const ids = readIds(own);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids).toEqual(readIds(draw(<DepositHistoryScreen {...depositsPage} query={query} columns={columns} />)));
  });

  it('knows what can be said of its withdrawals and bots', () => {
    const [first] = bots;
    const [investment] = investments;
    if (first === undefined || investment?.bot == null)
      throw new Error('The fixtures have neither bot nor investment.');
    const own = [live({ ...first, ...investment.bot })];
    function Own() {
      const { counts } = useWithdrawalHistory(withdrawals, EVERY_WITHDRAWAL);
      return `${counts.all} withdrawals, returns in ${useMeasuredReturns(own, investments).size} of ${own.length}`;
    }
    expect(draw(<Own />)).toContain(`${withdrawals.length} withdrawals, returns in 1 of 1`);
  });
});
