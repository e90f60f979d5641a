'use client';

import { useId, useState } from 'react';
import { percentChange } from '../../format/percent.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Select } from '../../primitives/Field/Select.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../provider/useFormat.js';
import { recentLogs } from '../../rules/investments.js';
import { UsdDelta } from '../Delta/UsdDelta.js';
import { recentActivityMessages } from './RecentActivity.messages.js';
import * as S from './RecentActivity.styles.js';
import { useInvestmentLabels } from './useInvestmentLabels.js';

export interface RecentActivityProps {
  /** At least one; the first is chosen until the person chooses another. */
  readonly investments: readonly [Investment, ...Investment[]];
}

/** The latest growth logs of one investment, which is chosen by bot and start (G-A03). */
export function RecentActivity({ investments }: RecentActivityProps) {
  const t = useMessages(recentActivityMessages);
  const format = useFormat();
  const titleId = useId();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const labels = useInvestmentLabels(investments);
  const chosen = investments.find(({ id }) => id === chosenId) ?? investments[0];
  const logs = recentLogs(chosen);
  const [newest] = logs;
  return (
    <Card data-flush aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>{t('title')}</h2>
        <S.Picker>
          <Select
            label={t('investment')}
            isLabelHidden
            value={String(chosen.id)}
            options={investments.map(({ id }) => ({ value: String(id), label: labels.get(id) ?? '' }))}
            onChangeValue={(value) => setChosenId(investments.find(({ id }) => String(id) === value)?.id ?? null)}
          />
        </S.Picker>
      </CardHead>
      {newest === undefined ? (
        <S.Nothing>{t('empty')}</S.Nothing>
      ) : (
        <S.Table>
          <VisuallyHidden as="caption">{t('caption', { label: labels.get(chosen.id) ?? '' })}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t('date', { zone: format.zone(newest.date) })}</th>
              <th scope="col">{t('amountAdded')}</th>
              <th scope="col">{t('increase')}</th>
            </tr>
          </thead>
          <tbody>
            {logs.map((log) => (
              <tr key={log.id}>
                <td>
                  <time dateTime={log.date}>
                    {format.day(log.date)} <span>{format.clockTime(log.date)}</span>
                  </time>
                </td>
                <td>
                  <UsdDelta value={log.amountAdded} />
                </td>
                <td>{log.percentageIncrease === null ? '—' : percentChange(log.percentageIncrease)}</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      )}
      {newest !== undefined && <S.Foot>{t('startIsFirstLog')}</S.Foot>}
    </Card>
  );
}
