/**
 * The data that screens show and what can be asked of it: types, values and pure functions, without React. Importable by
 * server code.
 */
export * from './model/Bot.js';
export * from './model/BotRestart.js';
export { botSettings } from './model/botSettings.js';
export * from './model/Candle.js';
export * from './model/ChartView.js';
export * from './model/Deposit.js';
export * from './model/DepositGoal.js';
export * from './model/DevicePermission.js';
export * from './model/Failure.js';
export * from './model/HeldClose.js';
export * from './model/HelpArticle.js';
export * from './model/Investment.js';
export * from './model/LivePrice.js';
export * from './model/Loadable.js';
export { type BotSettingLimits, type BotSettings, defaultLimits, type Limits } from './model/limits.js';
export * from './model/Network.js';
export * from './model/Notice.js';
export * from './model/OperatorContent.js';
export * from './model/Place.js';
export * from './model/Preferences.js';
export * from './model/Provenance.js';
export * from './model/RecordId.js';
export { type ServerTime, toEpoch, toLatestEpoch } from './model/ServerTime.js';
export * from './model/Statistics.js';
export * from './model/Submission.js';
export type * from './model/SupportChannel.js';
export * from './model/User.js';
export * from './model/Withdrawal.js';

export * from './samples/fallbackBots.js';
export * from './samples/sampleContent.js';
export * from './samples/sampleStatistics.js';

export {
  type ActivationEvidence,
  type ActivationFacts,
  type ActivationMove,
  type ActivationSources,
  getActivationFacts,
  readStepsMovedPast,
  type StepsMovedPast,
} from './rules/activation.js';
export { type AddressLabel, readLabel } from './rules/addressLabel.js';
export { type BotLock, getBotLock } from './rules/botAmount.js';
export { isActiveStatus } from './rules/botStatus.js';
export { readCandleFill } from './rules/candleFill.js';
export {
  type DepositQuery,
  type DepositSort,
  depositSortKeys,
  type DepositStatus,
  EVERY_DEPOSIT,
} from './rules/depositHistory.js';
export {
  type DepositEnding,
  depositEndings,
  type DepositState,
  depositStates,
  getDepositEnding,
  getDepositState,
} from './rules/depositStates.js';
export {
  ANY_DATE,
  type HistoryCounts,
  type HistoryDates,
  historyPeriods,
  type HistoryQuery,
  type HistoryResult,
  type HistorySort,
  isDay,
} from './rules/history.js';
export { readChartView } from './rules/indicatorSettings.js';
export {
  FIRST_INVESTMENT_SORT,
  type InvestmentSort,
  type InvestmentSortKey,
  investmentSortKeys,
  sortInvestments,
} from './rules/investmentOrder.js';
export { countActiveBots } from './rules/investments.js';
export type { MeasuredReturn } from './rules/measuredReturn.js';
export { getInBots, type InBots, type InvestedMoney } from './rules/moneyOverview.js';
export { type GivenPayment, readPaymentQuery } from './rules/paymentQuery.js';
export type { PriceAge } from './rules/priceAge.js';
export { compareIds, compareTimes } from './rules/recordOrder.js';
export { findRisks, type RiskAlert, type RiskKind, riskKinds } from './rules/riskAlerts.js';
export { findShortfall, findSmallestMinimum } from './rules/shortfall.js';
export type { StatementLine } from './rules/statement.js';
export { hasTelegramHandle } from './rules/supportChannels.js';
export type { WithdrawalDraft } from './rules/withdrawalDraft.js';
export {
  EVERY_WITHDRAWAL,
  type WithdrawalQuery,
  type WithdrawalSort,
  withdrawalSortKeys,
} from './rules/withdrawalHistory.js';
export { getWithdrawalStatus, type WithdrawalStatus } from './rules/withdrawalStates.js';
export type { DepositDraft } from './screens/DepositScreen/DepositForm.js';
