/** Every built-in text by component, and what is needed to replace it. Importable by server code: no hooks here. */

export {
  defineMessages,
  type Messages,
  type MessageText,
  type MessageTexts,
  type OverridesOf,
  type Placeholders,
  type PluralText,
} from './messages/messages.js';
export type { MessageOverrides } from './provider/MessageOverrides.js';

// The rest is written by `pnpm vitest run entryPoints -u`.
export { aboutFiguresMessages } from './components/AboutFigures/AboutFigures.messages.js';
export { accountScreenMessages } from './screens/AccountScreen/AccountScreen.messages.js';
export { activationCardMessages } from './screens/AccountScreen/AccountScreen.messages.js';
export { activeBotsScreenMessages } from './screens/ActiveBotsScreen/ActiveBotsScreen.messages.js';
export { addressBookMessages } from './screens/WithdrawScreen/WithdrawScreen.messages.js';
export { addressHintMessages } from './screens/WithdrawScreen/WithdrawScreen.messages.js';
export { addressTrapMessages } from './screens/WithdrawScreen/WithdrawScreen.messages.js';
export { amountFieldMessages } from './primitives/Field/AmountField.messages.js';
export { appShellMessages } from './components/AppShell/AppShell.messages.js';
export { authLayoutMessages } from './components/AuthLayout/AuthLayout.messages.js';
export { balanceBadgeMessages } from './components/BalanceBadge/BalanceBadge.messages.js';
export { balanceSharesMessages } from './components/BalanceBadge/BalanceBadge.messages.js';
export { balancesToggleMessages } from './components/BalancesToggle/BalancesToggle.messages.js';
export { botCardMessages } from './screens/BotsScreen/BotsScreen.messages.js';
export { botConfigDialogMessages } from './components/BotConfigDialog/BotConfigDialog.messages.js';
export { botGoalNoteMessages } from './screens/DepositScreen/DepositScreen.messages.js';
export { botsScreenMessages } from './screens/BotsScreen/BotsScreen.messages.js';
export { candleChartMessages } from './components/CandleChart/CandleChart.messages.js';
export { chartCardMessages } from './components/ChartCard/ChartCard.messages.js';
export { checkedAgoMessages } from './components/CheckedAgo/CheckedAgo.messages.js';
export { claimMessages } from './components/Claim/Claim.messages.js';
export { connectionStripMessages } from './components/ConnectionStrip/ConnectionStrip.messages.js';
export { contactPanelMessages } from './screens/SupportScreen/SupportScreen.messages.js';
export { createdDepositMessages } from './components/CreatedDeposit/CreatedDeposit.messages.js';
export { depositAimMessages } from './components/DepositAim/DepositAim.messages.js';
export { depositCancelScreenMessages } from './screens/DepositCancelScreen/DepositCancelScreen.messages.js';
export { depositDetailsMessages } from './screens/DepositHistoryScreen/DepositHistoryScreen.messages.js';
export { depositFactsMessages } from './screens/DepositScreen/DepositScreen.messages.js';
export { depositFormMessages } from './screens/DepositScreen/DepositScreen.messages.js';
export { depositHelpMessages } from './screens/DepositHistoryScreen/DepositHistoryScreen.messages.js';
export { depositHistoryScreenMessages } from './screens/DepositHistoryScreen/DepositHistoryScreen.messages.js';
export { depositInfoDialogMessages } from './components/DepositInfoDialog/DepositInfoDialog.messages.js';
export { depositScreenMessages } from './screens/DepositScreen/DepositScreen.messages.js';
export { depositSuccessScreenMessages } from './screens/DepositSuccessScreen/DepositSuccessScreen.messages.js';
export { depositTableMessages } from './screens/DepositHistoryScreen/DepositHistoryScreen.messages.js';
export { deviceNotificationsMessages } from './screens/SettingsScreen/SettingsScreen.messages.js';
export { dialogMessages } from './primitives/Dialog/Dialog.messages.js';
export { environmentRibbonMessages } from './components/shared.messages.js';
export { equityLineMessages } from './components/EquityLine/EquityLine.messages.js';
export { exportButtonMessages } from './components/ExportButton/ExportButton.messages.js';
export { statementMessages } from './screens/AccountScreen/Statement.messages.js';
export { exportQuestionMessages } from './components/ExportQuestion/ExportQuestion.messages.js';
export { failureNoteMessages } from './primitives/FailureNote/FailureNote.messages.js';
export { figuresDialogMessages } from './components/AboutFigures/FiguresDialog.messages.js';
export { firstStepsMessages } from './components/FirstSteps/FirstSteps.messages.js';
export { forgetLabelsDialogMessages } from './components/ForgetLabelsDialog/ForgetLabelsDialog.messages.js';
export { forgotPasswordScreenMessages } from './screens/ForgotPasswordScreen/ForgotPasswordScreen.messages.js';
export { guideDialogMessages } from './screens/SupportScreen/GuideDialog.messages.js';
export { guideTitlesMessages } from './screens/SupportScreen/SupportScreen.messages.js';
export { helpSearchMessages } from './screens/SupportScreen/SupportScreen.messages.js';
export { historyFilterMessages } from './components/HistoryPanel/HistoryPanel.messages.js';
export { historyHeadMessages } from './components/HistoryPanel/HistoryPanel.messages.js';
export { historyPanelMessages } from './components/HistoryPanel/HistoryPanel.messages.js';
export { indicatorsDialogMessages } from './components/ChartCard/IndicatorsDialog.messages.js';
export { indicatorsMessages } from './components/Indicators/Indicators.messages.js';
export { investmentDetailsMessages } from './screens/ActiveBotsScreen/InvestmentPage.messages.js';
export { investmentPageMessages } from './screens/ActiveBotsScreen/InvestmentPage.messages.js';
export { investmentRowMessages } from './screens/ActiveBotsScreen/ActiveBotsScreen.messages.js';
export { investmentSortingMessages } from './screens/ActiveBotsScreen/ActiveBotsScreen.messages.js';
export { landingScreenMessages } from './screens/LandingScreen/LandingScreen.messages.js';
export { latestEventsMessages } from './screens/AccountScreen/AccountScreen.messages.js';
export { lazyPartMessages } from './primitives/FailureNote/FailureNote.messages.js';
export { loadingMessages } from './primitives/shared.messages.js';
export { loginScreenMessages } from './screens/LoginScreen/LoginScreen.messages.js';
export { longListMessages } from './primitives/LongList/LongList.messages.js';
export { longListNoteMessages } from './primitives/LongList/LongList.messages.js';
export { longSelectMessages } from './primitives/Field/LongSelect.messages.js';
export { moneyCardMessages } from './screens/AccountScreen/AccountScreen.messages.js';
export { moneyNoticesMessages } from './components/MoneyNotices/MoneyNotices.messages.js';
export { notFoundScreenMessages } from './screens/NotFoundScreen/NotFoundScreen.messages.js';
export { noticesDialogMessages } from './components/NoticesDialog/NoticesDialog.messages.js';
export { orderNoteMessages } from './components/OrderNote/OrderNote.messages.js';
export { pageHeadMessages } from './primitives/shared.messages.js';
export { partialListNoticeMessages } from './components/PartialListNotice/PartialListNotice.messages.js';
export { passwordFieldMessages } from './primitives/Field/PasswordField.messages.js';
export { paymentDetailsMessages } from './components/PaymentDetails/PaymentDetails.messages.js';
export { paymentSessionMessages } from './components/PaymentSession/PaymentSession.messages.js';
export { platformPreviewMessages } from './components/PlatformPreview/PlatformPreview.messages.js';
export { platformScreenMessages } from './screens/PlatformScreen/PlatformScreen.messages.js';
export { previewChartMessages } from './components/PlatformPreview/PlatformPreview.messages.js';
export { profileScreenMessages } from './screens/ProfileScreen/ProfileScreen.messages.js';
export { provenanceBadgeMessages } from './components/ProvenanceBadge/ProvenanceBadge.messages.js';
export { publicFooterMessages } from './screens/LandingScreen/LandingScreen.messages.js';
export { publicLayoutMessages } from './components/PublicLayout/PublicLayout.messages.js';
export { recentActivityMessages } from './screens/ActiveBotsScreen/ActiveBotsScreen.messages.js';
export { resultsCardMessages } from './components/ResultsCard/ResultsCard.messages.js';
export { reviewsSectionMessages } from './components/ReviewsSection/ReviewsSection.messages.js';
export { riskNoteMessages } from './components/shared.messages.js';
export { sampleBotsMessages } from './screens/BotsScreen/BotsScreen.messages.js';
export { serverWordMessages } from './components/ServerWord/ServerWord.messages.js';
export { settingsScreenMessages } from './screens/SettingsScreen/SettingsScreen.messages.js';
export { signupScreenMessages } from './screens/SignupScreen/SignupScreen.messages.js';
export { skipLinkMessages } from './primitives/shared.messages.js';
export { statusLegendMessages } from './screens/DepositHistoryScreen/DepositHistoryScreen.messages.js';
export { supportLinkMessages } from './components/SupportLink/SupportLink.messages.js';
export { supportScreenMessages } from './screens/SupportScreen/SupportScreen.messages.js';
export { teamSectionMessages } from './components/ReviewsSection/ReviewsSection.messages.js';
export { telegramLinkMessages } from './screens/LandingScreen/LandingScreen.messages.js';
export { termsDialogMessages } from './components/TermsDialog/TermsDialog.messages.js';
export { timeMessages } from './provider/useFormat.messages.js';
export { toastRegionMessages } from './primitives/ToastRegion/ToastRegion.messages.js';
export { uncertainNoteMessages } from './components/UncertainNote/UncertainNote.messages.js';
export { unknownBalanceNoteMessages } from './components/BalanceBadge/BalanceBadge.messages.js';
export { unlockConfirmationMessages } from './components/UncertainNote/UncertainNote.messages.js';
export { updatedAgoMessages } from './components/UpdatedAgo/UpdatedAgo.messages.js';
export { withdrawAmountFieldMessages } from './screens/WithdrawScreen/WithdrawScreen.messages.js';
export { withdrawBalanceMessages } from './screens/WithdrawScreen/WithdrawScreen.messages.js';
export { withdrawCurrencyFieldMessages } from './screens/WithdrawScreen/WithdrawScreen.messages.js';
export { withdrawNoticeMessages } from './screens/WithdrawScreen/WithdrawScreen.messages.js';
export { withdrawReviewMessages } from './screens/WithdrawScreen/WithdrawScreen.messages.js';
export { withdrawScreenMessages } from './screens/WithdrawScreen/WithdrawScreen.messages.js';
export { withdrawalDetailsMessages } from './screens/WithdrawalHistoryScreen/WithdrawalHistoryScreen.messages.js';
export { withdrawalHistoryScreenMessages } from './screens/WithdrawalHistoryScreen/WithdrawalHistoryScreen.messages.js';
export { withdrawalStatusTagMessages } from './screens/WithdrawalHistoryScreen/WithdrawalHistoryScreen.messages.js';
export { withdrawalTableMessages } from './screens/WithdrawalHistoryScreen/WithdrawalHistoryScreen.messages.js';
