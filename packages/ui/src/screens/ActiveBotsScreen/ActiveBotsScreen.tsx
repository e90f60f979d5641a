'use client';

import { Plus, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { ExportButton } from '../../components/ExportButton/ExportButton.js';
import { FigureMeanings } from '../../components/FigureMeanings/FigureMeanings.js';
import { UpdatedAgo } from '../../components/UpdatedAgo/UpdatedAgo.js';
import { InvestmentRow } from './InvestmentRow.js';
import { type PartialList, PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { RecentActivity } from './RecentActivity.js';
import type { Investment } from '../../model/Investment.js';
import type { Loadable } from '../../model/Loadable.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page, Row } from '../../primitives/Layout/Layout.js';
import { LongList } from '../../primitives/LongList/LongList.js';
import { LongListNote } from '../../primitives/LongList/LongListNote.js';
import { Note } from '../../primitives/Note/Note.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { activeBotsScreenMessages } from './ActiveBotsScreen.messages.js';
import { InvestmentSkeletons } from './InvestmentSkeletons.js';
import { InvestmentStats } from './InvestmentStats.js';

/** The props of `ActiveBotsScreen`. */
export interface ActiveBotsScreenProps {
  /** The person's investments; those that are not active are left out. */
  readonly investments: Loadable<readonly Investment[]>;
  /** How much of the list could be read, when it was not all of it. */
  readonly partial?: PartialList | undefined;
  /** Reads them again. */
  readonly onRefresh: () => void;
  /** Creates a CSV file of all investments, or of all their growth logs; settles when done or failed. */
  readonly onExport: (wish: { readonly what: 'investments' | 'growthLogs' }) => Promise<void>;
}

/** The figures with an explanation, in screen order. */
const figures = [
  'activeBots',
  'totalInvested',
  'currentValue',
  'totalReturn',
  'initial',
  'current',
  'return',
  'returnPercent',
  'line',
] as const;

const keyOf = ({ id }: Investment) => id;

/** About the height of a row on a wide screen (px). */
const ROW_PX = 112;

function hasSome(list: readonly Investment[]): list is readonly [Investment, ...Investment[]] {
  return list.length > 0;
}

/** The person's investments in bots. */
export function ActiveBotsScreen({ investments: loadable, partial, onRefresh, onExport }: ActiveBotsScreenProps) {
  const t = useSupportMessages(activeBotsScreenMessages);
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
            <SendButton
              kind="line"
              icon={<RotateCw aria-hidden="true" />}
              isBusy={isLoading}
              onClick={() => onRefresh()}
            >
              {isLoading ? t('refreshing') : t('refresh')}
            </SendButton>
            <ButtonLink to="bots" kind="line" icon={<Plus aria-hidden="true" />}>
              {t('startAnother')}
            </ButtonLink>
          </>
        }
      >
        {readAt !== undefined && <UpdatedAgo readAt={readAt} />}
      </PageHead>
      {status === 'failed' && (
        <FailureNote failure={loadable.failure} hasData={data !== undefined} onRetry={onRefresh} />
      )}
      {partial && <PartialListNotice list={partial} of="records" onRetry={onRefresh} />}
      <InvestmentStats investments={data} isPartial={partial !== undefined} hasFailed={status === 'failed'} />
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
          <FigureMeanings
            headingLevel={2}
            title={t('meanings')}
            figures={figures.map((name) => ({ name: t(name), meaning: t(`${name}Meaning`) }))}
          />
          <Note>{t.rich('cannotStop')}</Note>
          <Card isFlush aria-labelledby={titleId}>
            <CardHead>
              <h2 id={titleId}>{t('investments')}</h2>
              <Row>
                <Label>{t(partial ? 'loaded' : 'total', { count: count(data.length) })}</Label>
                <ExportButton label={t('exportInvestments')} onExport={() => onExport({ what: 'investments' })} />
                <ExportButton
                  label={t('exportGrowthLogs')}
                  isDisabled={data.every(({ growthLogs }) => growthLogs.length === 0)}
                  onExport={() => onExport({ what: 'growthLogs' })}
                />
              </Row>
            </CardHead>
            <LongListNote count={data.length} />
            <LongList as="ul" items={data} keyOf={keyOf} estimate={ROW_PX}>
              {(investment, place) => <InvestmentRow investment={investment} place={place} />}
            </LongList>
          </Card>
          <RecentActivity investments={data} />
        </>
      )}
    </Page>
  );
}
