import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

const icon = (name: string) => `../../packages/ui/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

/**
 * What is put into one file instead of twenty, by path from `apps/web`: these modules and whatever they import. Each file
 * costs a request and its name in a page, and larger ones compress better. In the order in which modules are taken.
 */
const groups = {
  /** Styles that hold for every page, whatever is on it. */
  page: [
    '../../packages/ui/src/tokens/fonts.css',
    '../../packages/ui/src/tokens/tokens.css',
    '../../packages/ui/src/tokens/page.css',
    'src/services/firstPage.css',
  ],
  /** How the first code of the app is fetched: with the styles of what the app starts with, as it is no part of that. */
  screens: ['src/shell/loadScreens.ts'],
  /** What starts the app, what it needs besides, and what nearly every screen shares. */
  start: [
    'src/main.tsx',
    '../../packages/ui/src/provider/UiProvider.tsx',
    '../../packages/ui/src/provider/useSupport.ts',
    '../../packages/ui/src/provider/useUnitLabels.ts',
    '../../packages/ui/src/model/Submission.ts',
    '../../packages/ui/src/primitives/Button/IconButton.tsx',
    '../../packages/ui/src/primitives/Field/TextField.tsx',
    '../../packages/ui/src/primitives/Form/Form.tsx',
    '../../packages/ui/src/primitives/Form/FormFailure.tsx',
    '../../packages/ui/src/primitives/Form/useForm.ts',
    '../../packages/ui/src/primitives/Loading/Loading.tsx',
    '../../packages/ui/src/primitives/OnDemand/onDemand.ts',
    '../../packages/ui/src/primitives/OnDemand/useOnDemand.ts',
    '../../packages/ui/src/primitives/PageHead/PageHead.tsx',
    '../../packages/ui/src/primitives/Scale/Scale.tsx',
    '../../packages/ui/src/primitives/SkipLink/SkipLink.tsx',
    '../../packages/ui/src/primitives/Spoken/Spoken.tsx',
    '../../packages/ui/src/primitives/Text/Text.tsx',
    '../../packages/ui/src/components/BrandMark/BrandMark.tsx',
    '../../packages/ui/src/components/RiskNote/RiskNote.tsx',
    // The note of an ended session or the field of a password shares them with the navigation.
    ...['eye', 'eye-off', 'log-out'].map(icon),
    'src/navigation/Title.tsx',
    'src/queries/useSubmission.ts',
  ],
  /** What pages that start a session share. */
  auth: [
    '../../packages/ui/src/components/AuthLayout/AuthForm.ts',
    '../../packages/ui/src/components/AuthLayout/AuthLayout.tsx',
    '../../packages/ui/src/primitives/Field/PasswordField.tsx',
    '../../packages/ui/src/rules/credentials.ts',
  ],
  /** Times, figures and amounts as text. */
  figures: [
    '../../packages/ui/src/format/dayKey.ts',
    '../../packages/ui/src/provider/useFormat.ts',
    '../../packages/ui/src/provider/usePriceFormat.ts',
    '../../packages/ui/src/rules/recordOrder.ts',
    '../../packages/ui/src/money/compare.ts',
  ],
  /** What public pages share with the screens of signed-in people. */
  common: [
    '../../packages/ui/src/components/AboutFigures/AboutFigures.tsx',
    '../../packages/ui/src/components/Amount/Amount.tsx',
    '../../packages/ui/src/components/AppShell/BottomBar.tsx',
    '../../packages/ui/src/components/ProvenanceBadge/ProvenanceBadge.tsx',
    '../../packages/ui/src/components/SupportLink/SupportLink.tsx',
    '../../packages/ui/src/components/SupportLink/useSupportMessages.tsx',
    '../../packages/ui/src/model/Provenance.ts',
    '../../packages/ui/src/primitives/Button/ButtonLink.tsx',
    '../../packages/ui/src/primitives/Card/Card.tsx',
    '../../packages/ui/src/primitives/Layout/Layout.tsx',
    '../../packages/ui/src/provider/useLimits.ts',
    '../../packages/ui/src/provider/useNow.ts',
    'src/texts/pageTexts.ts',
    ...['check', 'chevron-down', 'chevron-right', 'list', 'x'].map(icon),
  ],
  /** The client that signs people in, which pages for visitors fetch when they need it. */
  client: ['src/services/api.ts'],
  /** What is around every screen of signed-in people. */
  signedIn: [
    'src/shell/SignedInArea.tsx',
    // Small, and on several of these screens.
    '../../packages/ui/src/components/BalanceBadge/BalanceBadge.tsx',
    '../../packages/ui/src/components/Delta/Delta.tsx',
    '../../packages/ui/src/components/ServerWord/useServerWord.ts',
    '../../packages/ui/src/components/UnknownBalanceNote/UnknownBalanceNote.tsx',
    '../../packages/ui/src/components/UpdatedAgo/UpdatedAgo.messages.ts',
    '../../packages/ui/src/primitives/Boundary/Boundary.tsx',
    '../../packages/ui/src/primitives/Field/Select.tsx',
    '../../packages/ui/src/primitives/Field/TextArea.tsx',
    '../../packages/ui/src/primitives/useOnce.ts',
    '../../packages/ui/src/provider/usePriceAge.ts',
    '../../packages/ui/src/rules/shortfall.ts',
    ...['arrow-left-right', 'clock', 'download', 'plus'].map(icon),
    'src/navigation/botSearch.ts',
    'src/navigation/useGoBack.ts',
    'src/services/clipboard.ts',
    'src/state/retryBalance.ts',
    // Orders need it as well, and would take it with them.
    'src/services/pageLocks.ts',
  ],
  /** Arithmetic with amounts, and what is worked out with it of prices. */
  amounts: ['../../packages/ui/src/rules/usdEstimate.ts', 'src/queries/useLatestPrice.ts'],
  /** What is worked out of investments. */
  investments: ['../../packages/ui/src/rules/investments.ts'],
  /** What screens read the server's lists with. */
  listData: [
    '../../packages/ui/src/components/PartialListNotice/PartialListNotice.tsx',
    '../../packages/ui/src/primitives/Skeleton/Skeleton.ts',
    '../../packages/ui/src/primitives/Tag/Tag.tsx',
    '../../packages/ui/src/rules/addressCharacters.ts',
    '../../packages/ui/src/rules/depositStates.ts',
    'src/queries/bots.ts',
    'src/queries/deposits.ts',
    'src/queries/partialList.ts',
    'src/queries/useInvestments.ts',
    'src/queries/useLoadable.ts',
    'src/queries/withdrawals.ts',
  ],
  /** Lists and grids of which only what is in view is in the document. */
  longLists: [
    '../../packages/ui/src/primitives/LongList/LongList.tsx',
    '../../packages/ui/src/primitives/LongList/LongListNote.tsx',
  ],
  /** Records, and their files. */
  lists: [
    '../../packages/ui/src/components/CheckedAgo/CheckedAgo.tsx',
    '../../packages/ui/src/components/ExportButton/ExportButton.tsx',
    '../../packages/ui/src/components/ExportButton/useExport.ts',
    '../../packages/ui/src/components/Moment/Moment.tsx',
    '../../packages/ui/src/primitives/LongList/useRowState.ts',
    '../../packages/ui/src/primitives/OverflowMenu/OverflowMenu.tsx',
    'src/queries/useCsvExport.ts',
  ],
  /** What folds, and the meanings of figures in it. */
  accordion: [
    '../../packages/ui/src/components/FigureMeanings/FigureMeanings.tsx',
    '../../packages/ui/src/primitives/Accordion/Accordion.tsx',
  ],
  /** How a form sends an order. */
  order: [
    'src/queries/useOrder.ts',
    'src/state/ordersInFlight.ts',
    'src/navigation/useDelayedNavigation.ts',
    '../../packages/ui/src/components/OrderNote/LazyOrderNote.tsx',
    '../../packages/ui/src/components/OrderNote/useLockReason.ts',
    '../../packages/ui/src/money/amountInput.ts',
    'src/state/deductions.ts',
    'src/state/storedDeposit.ts',
  ],
  /** Orders, which forms that move money fetch, and what goes on in the background. */
  orders: [
    'src/queries/orderEngine.ts',
    // No order is sent before the words for one without an answer have come.
    '../../packages/ui/src/components/OrderNote/OrderNote.tsx',
    '../../packages/ui/src/components/OrderNote/useListedText.ts',
    '../../packages/ui/src/components/MoneyNotices/MoneyNotices.messages.ts',
  ],
  /** The fields of such a form. */
  orderFields: [
    '../../packages/ui/src/primitives/Chips/Chips.tsx',
    '../../packages/ui/src/primitives/Field/AmountField.tsx',
    '../../packages/ui/src/rules/currencyChoices.ts',
  ],
  /** Amounts that come out of the balance. */
  balanceShares: [
    '../../packages/ui/src/components/BalanceShares/BalanceShares.tsx',
    '../../packages/ui/src/rules/withdrawal.ts',
  ],
  /** Radio buttons, whatever they look like. */
  choices: [
    '../../packages/ui/src/primitives/Choice/getRadioProps.ts',
    '../../packages/ui/src/primitives/Choice/Choice.styles.ts',
  ],
  /** The coins. */
  coins: ['../../packages/ui/src/components/CurrencyIcon/CurrencyIcon.tsx'],
  /** What can be copied, such as an address. */
  copy: ['../../packages/ui/src/primitives/CopyButton/CopyButton.tsx'],
  /** The field of a search. */
  search: ['../../packages/ui/src/primitives/Field/SearchField.tsx'],
  /** Histories of one kind of record. */
  history: [
    '../../packages/ui/src/components/HistoryPanel/HistoryPanel.tsx',
    '../../packages/ui/src/components/HistoryTable/HistoryTable.tsx',
    'src/navigation/useHistory.ts',
  ],
  /** Deposits that are on their way. */
  deposits: [
    '../../packages/ui/src/rules/depositProgress.ts',
    '../../packages/ui/src/components/DepositInfoDialog/LazyDepositInfoDialog.ts',
    icon('qr-code'),
    'src/services/payHref.ts',
  ],
  /** The form that begins a deposit, and the address it ends with. */
  depositForm: [
    '../../packages/ui/src/components/AddressGroups/AddressGroups.tsx',
    '../../packages/ui/src/components/CreatedDeposit/useDepositProgress.ts',
    '../../packages/ui/src/components/DepositInfoDialog/DepositAddress.messages.ts',
    '../../packages/ui/src/components/DepositAim/DepositAim.messages.ts',
    '../../packages/ui/src/components/PaymentSession/useSessionTime.ts',
  ],
  /** What investments have returned, and their names. */
  results: [
    '../../packages/ui/src/components/Delta/UsdDelta.tsx',
    '../../packages/ui/src/components/EquityLine/EquityLine.tsx',
    '../../packages/ui/src/components/InvestmentLabels/useInvestmentLabels.ts',
    '../../packages/ui/src/rules/results.ts',
  ],
  /** Bots as they are offered. */
  bots: [
    '../../packages/ui/src/components/BotConfigDialog/useInactiveBotReason.ts',
    '../../packages/ui/src/samples/fallbackBots.ts',
    '../../packages/ui/src/samples/sampleStatistics.ts',
  ],
} as const;

/** The groups as the bundler takes them. */
export const codeGroups = Object.entries(groups).map(([name, paths], index, all) => {
  const modules = paths.map((path) => resolve(import.meta.dirname, '..', path));
  // A moved module would only make the pages larger, which nobody would notice here.
  const missing = modules.filter((path) => !existsSync(path));
  if (missing.length > 0)
    throw new Error(`apps/web/plugins/codeGroups.ts names ${missing.join(', ')}, which does not exist.`);
  // As the bundler names them, which follows the links to packages.
  const files = modules.map((path) => realpathSync(path));
  return { name, priority: all.length - index, test: (id: string) => files.includes(resolve(id)) };
});

const always = /\b(?:rolldown-runtime|start)-/;
const onScreens = /\b(?:rolldown-runtime|start|client|common|figures|signedIn)-/;

/** Of the files that come with another one, those that may not be there already: each name has a weight of its own. */
export function leaveOutLoaded(_: string, files: string[], { hostId }: { readonly hostId: string }): string[] {
  const loaded = /\bscreens-/.test(hostId) ? always : onScreens;
  return files.filter((file) => !loaded.test(file));
}
