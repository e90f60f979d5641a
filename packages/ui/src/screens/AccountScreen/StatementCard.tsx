'use client';

import { Download, Printer } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { DatesPanel } from '../../components/HistoryFilter/DatesPanel.js';
import { useDatesName } from '../../components/HistoryFilter/useDatesName.js';
import { useInvestmentLabels } from '../../components/InvestmentLabels/useInvestmentLabels.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import type { Viewer } from '../../model/User.js';
import { Button } from '../../primitives/Button/Button.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Card } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Text } from '../../primitives/Text/Text.js';
import { useUi } from '../../provider/UiContext.js';
import { ANY_DATE, type HistoryDates } from '../../rules/history.js';
import { getStatement } from '../../rules/statement.js';
import type { AccountLists, StatementHost } from './accountLists.js';
import { statementMessages } from './Statement.messages.js';
import * as S from './Statement.styles.js';
import { StatementSheet } from './StatementSheet.js';
import { StatementSums } from './StatementSums.js';
import { useStatementRemarks } from './useStatementRemarks.js';

export interface StatementCardProps {
  readonly id: string;
  readonly host: StatementHost;
  readonly lists: AccountLists;
  readonly viewer: Viewer;
  /** Ms since the epoch. */
  readonly now: number;
}

const NONE: readonly Investment[] = [];

/** All histories of a period in one: what they add up to, a file of every line, and a sheet to print. */
export function StatementCard({ id, host, lists, viewer, now }: StatementCardProps) {
  const t = useMessages(statementMessages);
  const { timeZone } = useUi();
  const getName = useDatesName();
  const [titleId, datesId] = [useId(), useId()];
  const [dates, setDates] = useState<HistoryDates>(ANY_DATE);
  const [isExporting, setExporting] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { deposits, withdrawals, investments } = lists;
  const statement = useMemo(
    () =>
      getStatement(
        { deposits: deposits.data ?? [], withdrawals: withdrawals.data ?? [], investments: investments.data ?? [] },
        dates,
        { timeZone, now },
      ),
    [deposits.data, withdrawals.data, investments.data, dates, timeZone, now],
  );
  const labels = useInvestmentLabels(investments.data ?? NONE);
  const { remarks, isRead, isIncomplete } = useStatementRemarks(lists, statement);
  // The sheet is only there while it is printed: no amount of it is on a screen that hides balances.
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  const isEmpty = statement.lines.length === 0;
  const print = async () => {
    if ((await host.onBeforePrint?.()) ?? true) setPrinting(true);
  };
  const exportLines = async () => {
    setExporting(true);
    try {
      await host.onExport({ lines: statement.lines });
    } finally {
      setExporting(false);
    }
  };
  return (
    <Card id={id} aria-labelledby={titleId}>
      <Stack gap={4}>
        <h2 id={titleId}>{t('title')}</h2>
        <DatesPanel id={datesId} dates={dates} getName={getName} onChangeDates={setDates} />
        <S.Body>
          {isEmpty && isRead ? (
            <Text tone="soft">{t('empty')}</Text>
          ) : (
            <StatementSums statement={statement} lists={lists} labels={labels} />
          )}
          <S.Remarks>
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            <S.Actions>
              <Button
                variant="line"
                icon={<Download className="ep-icon" aria-hidden="true" />}
                disabled={isEmpty}
                isBusy={isExporting}
                onClick={() => void exportLines()}
              >
                {t(isExporting ? 'exporting' : 'exportCsv')}
              </Button>
              <Button
                variant="line"
                icon={<Printer className="ep-icon" aria-hidden="true" />}
                disabled={isEmpty}
                onClick={() => void print()}
              >
                {t('print')}
              </Button>
              {isIncomplete && (
                <SendButton variant="quiet" onClick={() => lists.onRetry()}>
                  {t('retry')}
                </SendButton>
              )}
            </S.Actions>
          </S.Remarks>
        </S.Body>
      </Stack>
      {isPrinting && (
        <StatementSheet
          {...{ statement, lists, labels, viewer, now }}
          // "Last 30 days" would mean others by the time somebody reads the sheet.
          period={getName({ kind: 'between', ...statement.days })}
        />
      )}
    </Card>
  );
}
