'use client';

import { Plus, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { CheckedAgo } from '../../components/CheckedAgo/CheckedAgo.js';
import { InvestmentRow } from '../../components/InvestmentRow/InvestmentRow.js';
import { RecentActivity } from '../../components/RecentActivity/RecentActivity.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import type { Loadable } from '../../model/Loadable.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { activeBotsScreenMessages } from './ActiveBotsScreen.messages.js';
import { InvestmentSkeletons } from './InvestmentSkeletons.js';
import { InvestmentStats } from './InvestmentStats.js';

export interface ActiveBotsScreenProps {
  readonly investments: Loadable<readonly Investment[]>;
  /** Reads them again. */
  readonly onRefresh: () => void;
}

function hasSome(list: readonly Investment[]): list is readonly [Investment, ...Investment[]] {
  return list.length > 0;
}

/** What the person's money does in bots (spec section 2). */
export function ActiveBotsScreen({ investments: loadable, onRefresh }: ActiveBotsScreenProps) {
  const t = useMessages(activeBotsScreenMessages);
  const { count } = useFormat();
  const titleId = useId();
  const { status, data, readAt } = loadable;
  const isLoading = status === 'loading';
  return (
    <Page aria-busy={isLoading}>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button kind="line" icon={<RotateCw aria-hidden="true" />} isBusy={isLoading} onClick={() => onRefresh()}>
              {isLoading ? t('refreshing') : t('refresh')}
            </Button>
            <ButtonLink to="bots" kind="line" icon={<Plus aria-hidden="true" />}>
              {t('startAnother')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('lead')}</p>
        {readAt !== undefined && <CheckedAgo readAt={readAt} />}
      </PageHead>
      {status === 'failed' && (
        <FailureNote failure={loadable.failure} keepsData={data !== undefined} onRetry={onRefresh} />
      )}
      <InvestmentStats investments={data} hasFailed={status === 'failed'} />
      {data === undefined && isLoading && <InvestmentSkeletons />}
      {data !== undefined && !hasSome(data) && (
        <Card>
          <Empty
            title={t('empty')}
            help={t('emptyHelp')}
            action={
              <ButtonLink to="robots" kind="primary">
                {t('startFirst')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {data !== undefined && hasSome(data) && (
        <>
          <Note>{t('cannotStop')}</Note>
          <Card data-flush aria-labelledby={titleId}>
            <CardHead>
              <h2 id={titleId}>{t('investments')}</h2>
              <Label>{t('total', { count: count(data.length) })}</Label>
            </CardHead>
            <ul>
              {data.map((investment) => (
                <InvestmentRow key={investment.id} investment={investment} />
              ))}
            </ul>
          </Card>
          <RecentActivity investments={data} />
        </>
      )}
    </Page>
  );
}
