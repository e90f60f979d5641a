/**
 * What the screens are made of, for pages of a host's own: cards, tables, dialogs and figures that know bots, deposits and
 * withdrawals. Those that every page needs, such as `AppShell`, are exported from `@etherpilot/ui`.
 */
export { AddressGroups, type AddressGroupsProps } from './components/AddressGroups/AddressGroups.js';
export { BalanceBadge, type BalanceBadgeProps } from './components/BalanceBadge/BalanceBadge.js';
export { BalanceShares, type BalanceSharesProps } from './components/BalanceShares/BalanceShares.js';
export { BotConfigDialog, type BotConfigDialogProps } from './components/BotConfigDialog/BotConfigDialog.js';
export { ChartCard, type ChartCardProps, type ChartControls } from './components/ChartCard/ChartCard.js';
export type { ChartUpdates } from './components/ChartCard/ChartUpdates.js';
export { CheckedAgo, type CheckedAgoProps } from './components/CheckedAgo/CheckedAgo.js';
export { CreatedDeposit, type CreatedDepositProps } from './components/CreatedDeposit/CreatedDeposit.js';
export { CurrencyIcon, type CurrencyIconProps } from './components/CurrencyIcon/CurrencyIcon.js';
export { DailyRing, type DailyRingProps } from './components/DailyRing/DailyRing.js';
export { PercentDelta, type PercentDeltaProps } from './components/Delta/PercentDelta.js';
export { UsdDelta, type UsdDeltaProps } from './components/Delta/UsdDelta.js';
export { DepositInfoDialog, type DepositInfoDialogProps } from './components/DepositInfoDialog/DepositInfoDialog.js';
export { EquityLine, type EquityLineProps } from './components/EquityLine/EquityLine.js';
export { ResultsCard, type ResultsCardProps } from './components/ResultsCard/ResultsCard.js';
export { ExchangeIcon, type ExchangeIconProps } from './components/ExchangeIcon/ExchangeIcon.js';
export { FigureMeanings, type FigureMeaningsProps } from './components/FigureMeanings/FigureMeanings.js';
export { FirstSteps, type FirstStepsProps } from './components/FirstSteps/FirstSteps.js';
export {
  HistoryFilter,
  type HistoryFilterProps,
  type HistorySegment,
} from './components/HistoryFilter/HistoryFilter.js';
export type { HistoryHost } from './components/HistoryPanel/HistoryPanel.js';
export type { HistoryColumn } from './components/HistoryTable/HistoryTable.js';
export { Moment, type MomentProps } from './components/Moment/Moment.js';
export { OfflineNote } from './components/OfflineNote/OfflineNote.js';
export { PaymentDetails, type PaymentDetailsProps } from './components/PaymentDetails/PaymentDetails.js';
export { PaymentSession, type PaymentSessionProps } from './components/PaymentSession/PaymentSession.js';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode.js';
export { ReviewsSection, type ReviewsSectionProps } from './components/ReviewsSection/ReviewsSection.js';
export { StatusTag, type StatusTagProps } from './components/StatusTag/StatusTag.js';
export { TeamSection, type TeamSectionProps } from './components/TeamSection/TeamSection.js';
export { TermsDialog, type TermsDialogProps } from './components/TermsDialog/TermsDialog.js';
export { OrderNote, type OrderNoteProps } from './components/OrderNote/OrderNote.js';
export { UncertainNote, type UncertainNoteProps } from './components/UncertainNote/UncertainNote.js';

export { ActivationCard, type ActivationCardProps } from './screens/AccountScreen/ActivationCard.js';
export { InvestmentRow, type InvestmentRowProps } from './screens/ActiveBotsScreen/InvestmentRow.js';
export { RecentActivity, type RecentActivityProps } from './screens/ActiveBotsScreen/RecentActivity.js';
export { BotCard, type BotCardProps } from './screens/BotsScreen/BotCard.js';
export { useMeasuredReturns } from './screens/BotsScreen/useMeasuredReturns.js';
export type { CardPlace } from './primitives/LongList/LongGrid.js';
export { DepositStatusTag, type DepositStatusTagProps } from './screens/DepositHistoryScreen/DepositStatusTag.js';
export { DepositTable, type DepositTableProps } from './screens/DepositHistoryScreen/DepositTable.js';
export { useDepositHistory } from './screens/DepositHistoryScreen/useDepositHistory.js';
export { StatusLegend } from './screens/DepositHistoryScreen/StatusLegend.js';
export type { ContactFormProps } from './screens/SupportScreen/ContactForm.js';
export { ContactPanel, type ContactPanelProps } from './screens/SupportScreen/ContactPanel.js';
export {
  WithdrawalStatusTag,
  type WithdrawalStatusTagProps,
} from './screens/WithdrawalHistoryScreen/WithdrawalStatusTag.js';
export { useWithdrawalHistory } from './screens/WithdrawalHistoryScreen/useWithdrawalHistory.js';
export { WithdrawalTable, type WithdrawalTableProps } from './screens/WithdrawalHistoryScreen/WithdrawalTable.js';
