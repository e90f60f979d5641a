'use client';

import { Plus, RotateCw } from 'lucide-react';
import { useEffect, useId, useMemo } from 'react';
import { UpdatedAgo } from '../../components/UpdatedAgo/UpdatedAgo.js';
import { InvestmentRow } from './InvestmentRow.js';
import { PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import type { Investment } from '../../model/Investment.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { LongList } from '../../primitives/LongList/LongList.js';
import { LongListNote } from '../../primitives/LongList/LongListNote.js';
import { OverflowMenu } from '../../primitives/OverflowMenu/OverflowMenu.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { useFormat } from '../../provider/useFormat.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { activeBotsScreenMessages } from './ActiveBotsScreen.messages.js';
import type { ActiveBotsScreenProps } from './ActiveBotsScreen.js';
import { ExportAction } from './ExportAction.js';
import { belowInvestmentsCode, LazyBelowInvestments } from './LazyBelowInvestments.js';
import { investmentDetailsCode } from './LazyInvestmentDetails.js';
import { hasEnded } from '../../rules/investments.js';
import { FIRST_INVESTMENT_SORT, sortInvestments } from '../../rules/investmentOrder.js';
import * as S from './ActiveBotsScreen.styles.js';
import { InvestmentSkeletons } from './InvestmentSkeletons.js';
import { SortChips, SortHead } from './InvestmentSorting.js';
import { InvestmentStats } from './InvestmentStats.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

const getKey = ({ id }: Investment) => id;

/** About the height of a row on a wide screen (px). */
const ROW_PX = 60;

function hasSome(list: readonly Investment[]): list is readonly [Investment, ...Investment[]] {
  return list.length > 0;
}

/** All investments: their sums, a row for each, and their latest results. */
export function InvestmentList(props: ActiveBotsScreenProps) {
  const { investments: loadable, partial, knownSettings, sort = FIRST_INVESTMENT_SORT, onChangeSort } = props;
  const { headActions, beforeList, afterList, onRefresh, onExport } = props;
  const t = useSupportMessages(activeBotsScreenMessages);
  const { count } = useFormat();
  const titleId = useId();
  const { status, data, readAt } = loadable;
  const sorted = useMemo(() => data && sortInvestments(data, sort), [data, sort]);
  const isLoading = status === 'loading';
  const hasRows = sorted !== undefined && sorted.length > 0;
  useEffect(() => {
    // Beside the list itself, so that it appears together with that.
    belowInvestmentsCode.preload();
  }, []);
  useEffect(() => {
    // A row is likely to be opened.
    if (hasRows) investmentDetailsCode.preload();
  }, [hasRows]);
  const exports = (data === undefined || hasSome(data)) && (
    <>
      <ExportAction
        label={t('exportInvestments')}
        disabled={data === undefined}
        onExport={() => onExport({ what: 'investments' })}
      />
      <ExportAction
        label={t('exportGrowthLogs')}
        disabled={data === undefined || data.every(({ growthLogs }) => growthLogs.length === 0)}
        onExport={() => onExport({ what: 'growthLogs' })}
      />
    </>
  );
  const refresh = (
    <SendButton
      variant="quiet"
      icon={<RotateCw className="ep-icon" aria-hidden="true" />}
      isBusy={isLoading}
      onClick={() => onRefresh()}
    >
      {isLoading ? t('refreshing') : t('refresh')}
    </SendButton>
  );
  return (
    <Page {...pickElementProps(props)} aria-busy={isLoading}>
      <PageHead
        title={t('title')}
        actions={
          <>
            {headActions}
            {exports}
            {refresh}
            <ButtonLink to="bots" variant="line" icon={<Plus className="ep-icon" aria-hidden="true" />}>
              {t('startAnother')}
            </ButtonLink>
          </>
        }
        phoneActions={
          <>
            <ButtonLink to="bots" variant="quiet" aria-label={t('startAnother')} data-icon-only>
              <Plus className="ep-icon" aria-hidden="true" />
            </ButtonLink>
            <OverflowMenu label={t('more')}>
              {headActions}
              {refresh}
              {exports}
            </OverflowMenu>
          </>
        }
      />
      {status === 'failed' && (
        <FailureNote
          failure={{ title: t(data === undefined ? 'notLoaded' : 'outdated') }}
          hasData={data !== undefined}
          isSpoken={false}
          onRetry={onRefresh}
        />
      )}
      {partial && <PartialListNotice list={partial} of="records" onRetry={onRefresh} />}
      <InvestmentStats investments={data} isPartial={partial !== undefined} hasFailed={status === 'failed'} />
      {beforeList}
      {data === undefined && isLoading && <InvestmentSkeletons />}
      {data !== undefined && !hasSome(data) && (
        <Card>
          <Empty
            title={t('empty')}
            help={t('emptyHelp')}
            action={
              <ButtonLink to="robots" variant="primary">
                {t('startFirst')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {data !== undefined && sorted !== undefined && hasSome(data) && (
        <>
          <Card isFlush aria-labelledby={titleId}>
            <CardHead>
              <h2 id={titleId}>{t('investmentsCount', { count: count(data.length) })}</h2>
              {readAt !== undefined && <UpdatedAgo readAt={readAt} />}
              {data.length > 1 && <SortChips sort={sort} onChangeSort={onChangeSort} />}
            </CardHead>
            <SortHead sort={sort} onChangeSort={onChangeSort} />
            <LongListNote count={data.length} />
            <LongList as="ul" items={sorted} getKey={getKey} estimate={ROW_PX}>
              {(investment, place) => (
                <InvestmentRow
                  investment={investment}
                  canStartAgain={hasEnded(investment) && knownSettings?.has(investment.id)}
                  place={place}
                />
              )}
            </LongList>
            <S.Foot>{t.rich('cannotStop')}</S.Foot>
          </Card>
          <LazyBelowInvestments investments={data} />
        </>
      )}
      {afterList}
    </Page>
  );
}
