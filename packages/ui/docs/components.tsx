import { Delta, Figure, ProvenanceBadge, RiskNote, Row, Stack, StatStrip, Text } from '@etherpilot/ui';
import { derived, live } from '@etherpilot/ui/model';
import type { Usages } from './Usage.js';

export const components: Usages = {
  AboutFigures: {
    when: 'Where figures of several sources are near, such as at the foot of a page.',
    pairs: [
      { good: 'One on a page, beside the figures.', bad: 'In place of badges: a sample says so beside its figure.' },
    ],
  },
  ActivationCard: {
    when: 'On the account of somebody who has not started a bot yet.',
    pairs: [
      {
        good: 'Pass `facts` from deposits and investments, so that it shows what has happened.',
        bad: 'Counting clicks as steps: a step is done when its money has moved.',
      },
    ],
  },
  AddressGroups: {
    when: 'Wherever people compare an address before they send money.',
    pairs: [{ good: 'Show the whole address.', bad: 'Shortening it to its ends: an attacker can imitate those.' }],
  },
  AppShell: {
    when: 'Once around every signed-in screen.',
    pairs: [{ good: 'Pass `null` for a balance that is not known.', bad: 'A balance of zero while it is loading.' }],
  },
  BalanceBadge: {
    when: 'Beside the balance, without a condition: it renders nothing when nothing is wrong.',
    pairs: [{ good: 'On the line of the balance.', bad: 'An own text for an old balance: the badge names the age.' }],
  },
  BalanceShares: {
    when: 'Below an `AmountField` that takes from the balance.',
    pairs: [
      {
        good: 'Give the minimum, so that shares below it are disabled.',
        bad: 'Choosing Max from the start: that decides for the person.',
      },
    ],
  },
  BotCard: {
    when: 'For a bot that can be started, in a `Grid`.',
    pairs: [
      {
        good: 'Get `lock` from `getBotLock`, and `missing` from `findShortfall`.',
        bad: 'Sorting by expected return: it is no promise.',
      },
    ],
  },
  BotConfigDialog: {
    when: 'To start a bot or to start it again.',
    pairs: [
      {
        good: 'Leave it open until the server has answered.',
        bad: 'Closing it at the click: an uncertain order needs its place.',
      },
    ],
  },
  BrandMark: {
    when: 'In a head or foot of your own; the layouts have it.',
    pairs: [{ good: 'Set name and logo in `UiProvider`, once.', bad: 'A second brand on the same page.' }],
  },
  CandleChart: {
    when: 'For prices over time. It loads ECharts.',
    pairs: [
      {
        good: 'Say with `isDerived` and `provenance` where candles come from.',
        bad: 'Made-up candles that look like real ones.',
      },
    ],
  },
  ChartCard: {
    when: 'Around a chart, with its price, source and refresh.',
    pairs: [
      {
        good: 'Give the chart as a slot: any other will do.',
        bad: 'Refreshing after the updates of the day are used up.',
      },
    ],
  },
  CheckedAgo: {
    when: 'Beside a refresh button, for a list that is shown for long.',
    pairs: [
      {
        good: 'Pass the time the server answered.',
        bad: 'The time of the click on Refresh: the answer may have failed.',
      },
    ],
  },
  ConnectionStrip: {
    when: 'As `strip` of `AppShell`, while a problem lasts.',
    pairs: [
      { good: 'One strip, the worst problem first.', bad: 'A toast for it: a toast disappears, the problem does not.' },
    ],
  },
  ContactPanel: {
    when: 'On a page of help of your own.',
    pairs: [
      {
        good: 'Name your channels in `UiProvider`; the panel lists them.',
        bad: 'A form of your own that sends nowhere.',
      },
    ],
  },
  CreatedDeposit: {
    when: 'Above a deposit form, as long as a deposit is waiting for coins.',
    pairs: [
      {
        good: 'Show it before the list has loaded: the address must not wait.',
        bad: 'Hiding it after the dialog was closed once.',
      },
    ],
  },
  CurrencyIcon: {
    when: 'Before the name of a coin.',
    pairs: [{ good: 'With the name as text.', bad: 'Alone: coins the server adds have a neutral icon.' }],
  },
  DailyRing: {
    when: 'Beside the count of updates of a day.',
    pairs: [{ good: 'With the count as text.', bad: 'Colour alone for “nearly used up”.' }],
  },
  Delta: {
    when: 'For a change of money or price. The text brings its own sign.',
    pairs: [
      {
        good: 'Sign, arrow and colour say the same.',
        bad: 'Colour alone is lost on one reader in twelve.',
        views: [
          <Delta key="good" sign={-1} text="−$8.64" />,
          <span key="bad" style={{ color: 'var(--ep-negative)' }}>
            $8.64
          </span>,
        ],
      },
    ],
  },
  DepositInfoDialog: {
    when: 'After a deposit was created, and from its row in the history.',
    pairs: [{ good: 'Let people copy and compare the address.', bad: 'A QR code without the address as text.' }],
  },
  DepositStatusTag: {
    when: 'In a list or page of deposits.',
    pairs: [
      {
        good: 'Pass the status as the server sent it; unknown ones read as pending.',
        bad: 'A green tag before the deposit is credited.',
      },
    ],
  },
  DepositTable: {
    when: 'For deposits on a page of your own, however many.',
    pairs: [
      {
        good: 'Keep `columns` outside of the component.',
        bad: 'A new array of `columns` with every render: each row is drawn anew.',
      },
    ],
  },
  EnvironmentRibbon: {
    when: 'On every page of a deployment that moves no real money.',
    pairs: [
      { good: 'Say what is different: “Test environment. No real money.”', bad: 'On the real deployment, for news.' },
    ],
  },
  EquityLine: {
    when: 'Beside the value of an investment.',
    pairs: [{ good: 'With the value as text.', bad: 'Smoothing it: the steps are what is known.' }],
  },
  ExchangeIcon: {
    when: 'Before the name of an exchange.',
    pairs: [{ good: 'With the name as text.', bad: 'The logo of the exchange: it is a trademark.' }],
  },
  ExportButton: {
    when: 'For a list that can be saved as a file.',
    pairs: [
      {
        good: 'Resolve `onExport` when the file was handed to the browser.',
        bad: 'Exporting what the filter hides, without saying so.',
      },
    ],
  },
  ExportQuestion: {
    when: 'Before a file or printed page shows hidden amounts.',
    pairs: [{ good: 'Ask each time: somebody may look over a shoulder.', bad: 'Asking while balances are shown.' }],
  },
  FigureMeanings: {
    when: 'Below figures that are calculated.',
    pairs: [
      {
        good: 'Say how it is calculated, in one sentence.',
        bad: 'Repeating the name: “Total Return is the total return.”',
      },
    ],
  },
  FirstSteps: {
    when: 'Above a screen of somebody who has no bot yet; it disappears afterwards.',
    pairs: [{ good: 'Pass `null` for facts that are not known.', bad: 'Beside `ActivationCard`: both say the same.' }],
  },
  ForgetLabelsDialog: {
    when: 'On logging out, where labels of addresses are stored.',
    pairs: [{ good: 'Let the person decide each time.', bad: 'Deleting them without a question, or never.' }],
  },
  HistoryFilter: {
    when: 'Above a list of records with a status and a date.',
    pairs: [
      {
        good: 'Count each status, so that an empty one is seen before the click.',
        bad: 'Filtering on the server after every letter.',
      },
    ],
  },
  InvestmentRow: {
    when: 'In a list of bots that run.',
    pairs: [
      { good: 'Inside a `ul` with a label.', bad: "Calculating the return again: the server's figure is shown." },
    ],
  },
  Moment: {
    when: 'For every time from a server.',
    pairs: [
      {
        good: 'Pass it as it was sent, as `ServerTime`: a time without a zone stays without.',
        bad: '`new Date(text)`: it guesses the zone.',
      },
    ],
  },
  NoticesDialog: {
    when: 'For messages that have disappeared.',
    pairs: [{ good: 'Keep failures until they were read.', bad: 'Messages of another person on the same device.' }],
  },
  OfflineNote: {
    when: 'In a dialog with a form.',
    pairs: [{ good: 'Above the button that it explains.', bad: 'On a page: the strip of the shell is there.' }],
  },
  OrderNote: {
    when: 'Above a form that moves money, without a condition.',
    pairs: [
      {
        good: 'Pass the `Submission` as it is.',
        bad: 'Showing it for failed orders only: uncertain ones need it most.',
      },
    ],
  },
  PartialListNotice: {
    when: 'Above a list of which some records could not be read.',
    pairs: [{ good: 'Say how many are shown.', bad: 'Leaving unreadable records out silently.' }],
  },
  PaymentDetails: {
    when: 'On the page a payment provider returns to.',
    pairs: [{ good: 'Read the address with `readPaymentQuery`.', bad: 'Taking its figures for proof of a payment.' }],
  },
  PaymentSession: {
    when: 'Beside an address that is valid for a while.',
    pairs: [{ good: 'Pass when it was created on this device.', bad: 'A countdown that pushes people to pay.' }],
  },
  ProvenanceBadge: {
    when: 'Beside every figure that is not live. A component that takes a `Sourced` value draws it by itself.',
    pairs: [
      {
        good: 'On the line of the figure it qualifies.',
        bad: 'In a tooltip nobody finds it, and on a phone it does not exist.',
        views: [
          <Row key="good">
            <Figure>$12,480</Figure>
            <ProvenanceBadge provenance="sample" />
          </Row>,
          <Figure key="bad" title="Sample">
            $12,480
          </Figure>,
        ],
      },
    ],
  },
  PublicLayout: {
    when: 'Around every page for visitors.',
    pairs: [
      { good: '`isSlim` for every page but the landing page.', bad: 'Around signed-in screens: that is `AppShell`.' },
    ],
  },
  QrCode: {
    when: 'Beside an address people may scan.',
    pairs: [{ good: 'Show the same address as text.', bad: 'An image from a service: it learns every address.' }],
  },
  RecentActivity: {
    when: 'Below the bots, for what they have earned day by day.',
    pairs: [
      { good: 'Give it the investments as they are.', bad: 'Adding amounts of several investments to one line.' },
    ],
  },
  ResultsCard: {
    when: 'Over investments with a history, for gains and losses over time.',
    pairs: [
      { good: 'Pass `lastVisit`, so that it says what is new.', bad: 'Choosing the period with the best result.' },
    ],
  },
  ReviewsSection: {
    when: 'On a page for visitors.',
    pairs: [
      {
        good: 'Give `verified` and the evidence with reviews of your own.',
        bad: 'Invented reviews without the badge of a sample.',
      },
    ],
  },
  RiskLevelMark: {
    when: 'Beside the name of a bot.',
    pairs: [{ good: 'Pass the level as the server sent it.', bad: 'A level from the expected return.' }],
  },
  RiskNote: {
    when: 'Above every first call to action and beside every expected return, at the size of that return or larger.',
    pairs: [
      {
        good: 'The possible loss is at least as large as the return.',
        bad: 'A return in green and a risk in the small print is a promise.',
        views: [
          <Stack key="good" gap={2}>
            <RiskNote />
            <Text>Expected return 5-8%</Text>
          </Stack>,
          <Stack key="bad" gap={2}>
            <Figure style={{ color: 'var(--ep-positive)' }}>+8%</Figure>
            <Text size="small" tone="faint">
              Risks apply.
            </Text>
          </Stack>,
        ],
      },
    ],
  },
  StatStrip: {
    when: 'For two to four figures that belong together. A source they share is shown once, beside the heading.',
    pairs: [
      {
        good: 'Say of each figure where it comes from.',
        bad: 'Calling an estimate live hides it.',
        views: [
          <StatStrip
            key="good"
            label="Your bots"
            stats={[
              { label: 'Active Bots', figure: live('3') },
              { label: 'Total Return', figure: derived('+$12.40') },
            ]}
          />,
          <StatStrip
            key="bad"
            label="Your bots"
            stats={[
              { label: 'Active Bots', figure: live('3') },
              { label: 'Expected Return', figure: live('+$190.00') },
            ]}
          />,
        ],
      },
    ],
  },
  StatusLegend: {
    when: 'Below a list with deposit statuses.',
    pairs: [{ good: 'Once on the page.', bad: 'Other words than the tags have.' }],
  },
  StatusTag: {
    when: 'For the status of a bot or an investment.',
    pairs: [{ good: 'Say of what it is, with `of`: their words differ.', bad: 'Colour without the word.' }],
  },
  SupportLink: {
    when: 'In a sentence that sends people to support.',
    pairs: [{ good: 'Let it name the channel.', bad: '“Contact support” without a way to do so.' }],
  },
  TeamSection: {
    when: 'On a page for visitors.',
    pairs: [{ good: 'Name the people who run the platform.', bad: 'Photographs of models.' }],
  },
  TermsDialog: {
    when: 'From every page on which people agree to something.',
    pairs: [{ good: 'Beside the button that agrees.', bad: 'On another page, behind a link that loses the form.' }],
  },
  UiProvider: {
    when: 'Once, around everything of this package.',
    pairs: [{ good: 'Set `locale` and `timeZone` of the person.', bad: 'One provider for each component.' }],
  },
  UncertainNote: {
    when: 'For an order whose answer was lost.',
    pairs: [{ good: 'Read history and balance again before `canUnlock`.', bad: 'Sending the order again by code.' }],
  },
  WithdrawalStatusTag: {
    when: 'In a list or page of withdrawals.',
    pairs: [{ good: 'Pass the status as the server sent it.', bad: '“Sent” before there is a transaction hash.' }],
  },
  WithdrawalTable: {
    when: 'For withdrawals on a page of your own, however many.',
    pairs: [{ good: 'Keep `columns` outside of the component.', bad: 'Shortening the address people sent to.' }],
  },
};
