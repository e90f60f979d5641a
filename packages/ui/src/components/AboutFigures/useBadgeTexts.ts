import { decimal } from '../../money/plainDecimal.js';
import { useFormat } from '../../provider/useFormat.js';
import { useMessages } from '../../messages/useMessages.js';
import { appShellMessages } from '../AppShell/AppShell.messages.js';
import { balanceBadgeMessages } from '../BalanceBadge/BalanceBadge.messages.js';
import { chartCardMessages } from '../ChartCard/ChartCard.messages.js';
import { depositAimMessages } from '../DepositAim/DepositAim.messages.js';
import { paymentSessionMessages } from '../PaymentSession/PaymentSession.messages.js';
import { platformPreviewMessages } from '../PlatformPreview/PlatformPreview.messages.js';
import { RECORDED_AT } from '../PlatformPreview/previewCandles.js';
import { provenanceBadgeMessages } from '../ProvenanceBadge/ProvenanceBadge.messages.js';
import { reviewsSectionMessages, teamSectionMessages } from '../ReviewsSection/ReviewsSection.messages.js';
import { termsDialogMessages } from '../TermsDialog/TermsDialog.messages.js';
import { updatedAgoMessages } from '../UpdatedAgo/UpdatedAgo.messages.js';
import { figuresDialogMessages } from './FiguresDialog.messages.js';
import type { FigureId } from './figures.js';

/** What the badges that name a figure show in the list. */
const EXAMPLE = {
  age: 22 * 60_000,
  usd: decimal('299'),
  coins: decimal('0.1'),
} as const;

/**
 * The badge text of each figure, taken from the component that shows it so that the two cannot differ; otherwise the
 * badge's default text.
 */
export function useBadgeTexts(): Partial<Record<FigureId, string>> {
  const format = useFormat('public');
  const own = useMessages(figuresDialogMessages);
  const chart = useMessages(chartCardMessages);
  const previewed = useMessages(platformPreviewMessages);
  const balance = useMessages(balanceBadgeMessages);
  const shell = useMessages(appShellMessages);
  const payment = useMessages(paymentSessionMessages);
  const reviews = useMessages(reviewsSectionMessages);
  const team = useMessages(teamSectionMessages);
  const badge = useMessages(provenanceBadgeMessages);
  const updated = useMessages(updatedAgoMessages);
  const aim = useMessages(depositAimMessages);
  const terms = useMessages(termsDialogMessages);
  return {
    simulatedCandles: chart('simulated'),
    estimatedWicks: chart('derived'),
    cachedCandles: chart('cached', { age: format.age(EXAMPLE.age) }),
    staleCandles: chart('stale'),
    indicators: badge('computed'),
    previewCandles: previewed('recorded', { day: format.day(RECORDED_AT) }),
    previewSettings: previewed('example'),
    statistics: own('sampleFigures'),
    availableBotsRule: own('sampleFigures'),
    activeBotsRule: own('sampleFigures'),
    reportedReturns: own('reportedReturnsBadge'),
    expectedReturns: own('expectedReturnsBadge'),
    possibleLoss: badge('computed'),
    restOfBalance: badge('computed'),
    lateInvestments: updated('late', { time: format.clockTime(RECORDED_AT) }),
    investmentSums: badge('computed'),
    addedResults: badge('computed'),
    earlierValues: badge('computed'),
    measuredReturns: badge('computed'),
    holdingEth: badge('computed'),
    moneyTotals: badge('computed'),
    statementSums: badge('computed'),
    loweredBalance: balance('notConfirmed'),
    staleBalance: shell('balanceStale'),
    coinInDollars: aim('worth', {
      amount: format.amount(EXAMPLE.coins),
      currency: 'ETH',
      usd: format.usdWhole(EXAMPLE.usd),
    }),
    sessionTimeLeft: payment('source'),
    checkedReviews: reviews('checked'),
    team: team('sample'),
    namedTeam: team('named'),
    terms: terms('source'),
  };
}
