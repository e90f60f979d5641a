'use client';

import { ArrowLeft, RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { Amount } from '../../components/Amount/Amount.js';
import { PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { RiskLevelMark } from '../../components/RiskLevelMark/RiskLevelMark.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { StatStrip } from '../../components/StatStrip/StatStrip.js';
import { StatusTag } from '../../components/StatusTag/StatusTag.js';
import { UpdatedAgo } from '../../components/UpdatedAgo/UpdatedAgo.js';
import { toDayKey } from '../../format/dayKey.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import { live } from '../../model/Provenance.js';
import { shareInPercent } from '../../money/decimal.js';
import { toText } from '../../money/plainDecimal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card } from '../../primitives/Card/Card.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { OverflowMenu } from '../../primitives/OverflowMenu/OverflowMenu.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { useNow } from '../../provider/useNow.js';
import { useUi } from '../../provider/UiContext.js';
import { findFirstLog } from '../../rules/investmentOrder.js';
import { getResults } from '../../rules/results.js';
import { activeBotsScreenMessages, investmentRowMessages } from './ActiveBotsScreen.messages.js';
import type { ActiveBotsScreenProps } from './ActiveBotsScreen.js';
import { ChangeMark } from './ChangeMark.js';
import { ExportAction } from './ExportAction.js';
import { investmentPageMessages } from './InvestmentPage.messages.js';
import * as S from './InvestmentPage.styles.js';
import { InvestmentSkeletons } from './InvestmentSkeletons.js';
import { LazyInvestmentDetails } from './LazyInvestmentDetails.js';
import { useInvestmentLabels } from '../../components/InvestmentLabels/useInvestmentLabels.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

const MINUTE_MS = 60_000;

const NONE: readonly Investment[] = [];

/** The page of an investment: its figures, and everything about it in code of its own. */
export function InvestmentPage(props: ActiveBotsScreenProps & { readonly openId: string }) {
  const { investments: loadable, partial, knownSettings, openId, onGoBack, bots, closes, onRefresh, onExport } = props;
  const t = useMessages(investmentPageMessages);
  const tRow = useMessages(investmentRowMessages);
  const tList = useMessages(activeBotsScreenMessages);
  const { timeZone } = useUi();
  const ticking = useNow(MINUTE_MS, (time) => toDayKey(time, timeZone));
  const now = props.now ?? ticking;
  const { status, data = NONE, readAt } = loadable;
  const investment = data.find(({ id }) => String(id) === openId);
  const labels = useInvestmentLabels(data);
  const isLoading = status === 'loading';
  const settings = investment && knownSettings?.get(investment.id);
  const isMissing = loadable.data !== undefined && investment === undefined;
  const { bot } = investment ?? {};
  const claimed = bots?.find(({ name, exchange }) => name === bot?.name && exchange === bot.exchange);
  const title = isMissing ? t('unknownTitle') : investment ? bot?.name || tRow('unknownBot') : t('loadingTitle');
  const actions = investment && (
    <>
      <ExportAction
        label={tList('exportGrowthLogs')}
        disabled={investment.growthLogs.length === 0}
        onExport={() => onExport({ what: 'growthLogs', investmentId: investment.id })}
      />
      {settings && (
        <ButtonLink
          to="bots"
          again={investment.id}
          variant="line"
          icon={<RotateCw className="ep-icon" aria-hidden="true" />}
        >
          {tRow('startAgain')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Page {...pickElementProps(props)} aria-busy={isLoading}>
      <S.Back type="button" onClick={() => onGoBack?.()}>
        <ArrowLeft className="ep-icon" aria-hidden="true" />
        {t('back')}
      </S.Back>
      <PageHead
        title={title}
        actions={actions}
        phoneActions={actions && <OverflowMenu label={tList('more')}>{actions}</OverflowMenu>}
      >
        {investment && <Marks investment={investment} readAt={readAt} />}
      </PageHead>
      {status === 'failed' && (
        <FailureNote
          failure={{ title: t(loadable.data === undefined ? 'notLoaded' : 'outdated') }}
          hasData={loadable.data !== undefined}
          isSpoken={false}
          onRetry={onRefresh}
        />
      )}
      {partial && <PartialListNotice list={partial} of="records" onRetry={onRefresh} />}
      {loadable.data === undefined && isLoading && <InvestmentSkeletons />}
      {isMissing && (
        <Card>
          <Empty
            title={t('unknown')}
            {...(partial && { help: t('unknownInPart') })}
            action={
              <ButtonLink to="activeBots" variant="line">
                {t('back')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {investment && (
        <>
          <Figures investment={investment} now={now} />
          <LazyInvestmentDetails
            investment={investment}
            label={labels.get(investment.id) ?? ''}
            investments={data}
            reported={claimed?.monthlyReturn ?? null}
            settings={settings}
            closes={closes}
            now={now}
          />
        </>
      )}
    </Page>
  );
}

/** Status, risk, exchange, the first result, and the age of it all. */
function Marks({ investment, readAt }: { readonly investment: Investment; readonly readAt: number | undefined }) {
  const t = useMessages(investmentPageMessages);
  const tRow = useMessages(investmentRowMessages);
  const { shortDay } = useFormat();
  const getWord = useServerWord();
  const { bot, status } = investment;
  const first = findFirstLog(investment);
  const since = first === null ? t('noResults') : t('firstResult', { day: shortDay(first.date) });
  return (
    <S.Marks>
      <StatusTag status={status} of="investment" />
      {bot?.riskLevel && (
        <Tag mark={<RiskLevelMark level={bot.riskLevel} />}>{tRow('risk', { level: getWord(bot.riskLevel) })}</Tag>
      )}
      <Label>{`${bot?.exchange || tRow('unknownExchange')} · ${since}`}</Label>
      {readAt !== undefined && <UpdatedAgo readAt={readAt} />}
    </S.Marks>
  );
}

/** What it is worth, what was put in, what it has returned, and what today has brought so far. */
function Figures({ investment, now }: { readonly investment: Investment; readonly now: number }) {
  const t = useMessages(investmentPageMessages);
  const { usd, usdChange, percentChange } = useFormat();
  const { timeZone } = useUi();
  const { initialAmount, currentAmount, totalReturn, totalReturnPercentage } = investment;
  const today = useMemo(
    () => getResults([investment], 7, { today: toDayKey(now, timeZone), timeZone })?.today ?? null,
    [investment, now, timeZone],
  );
  const share = today && shareInPercent(today, initialAmount);
  const marked = (value: string, text: string) =>
    live(
      <ChangeMark value={value}>
        <Amount>{text}</Amount>
      </ChangeMark>,
    );
  return (
    <StatStrip
      label={t('summary')}
      stats={[
        { label: t('current'), figure: marked(toText(currentAmount), usd(currentAmount)) },
        { label: t('initial'), figure: live(<Amount>{usd(initialAmount)}</Amount>) },
        {
          label: t('return'),
          figure: marked(toText(totalReturn), usdChange(totalReturn)),
          detail: totalReturnPercentage && <Label>{percentChange(totalReturnPercentage)}</Label>,
        },
        {
          label: t('today'),
          figure: marked(today ? toText(today) : '', today ? usdChange(today) : t('none')),
          detail: share && <Label>{percentChange(share)}</Label>,
        },
      ]}
    />
  );
}
