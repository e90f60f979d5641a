'use client';

import { useId, useState } from 'react';
import { percentChange } from '../../format/percent.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import type { RecordId } from '../../model/RecordId.js';
import type { ServerTime } from '../../model/ServerTime.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Select } from '../../primitives/Field/Select.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../provider/useFormat.js';
import { latestLogged, recentLogs } from '../../rules/investments.js';
import { UsdDelta } from '../Delta/UsdDelta.js';
import { Moment } from '../Moment/Moment.js';
import { recentActivityMessages } from './RecentActivity.messages.js';
import * as S from './RecentActivity.styles.js';
import { useInvestmentLabels } from './useInvestmentLabels.js';

export interface RecentActivityProps {
  /** At least one; the one with the newest log is chosen until the person chooses another. */
  readonly investments: readonly [Investment, ...Investment[]];
}

/** The latest growth logs of one investment, which is chosen by bot and start (G-A03). */
export function RecentActivity({ investments }: RecentActivityProps) {
  const t = useMessages(recentActivityMessages);
  const format = useFormat();
  const titleId = useId();
  const [chosenId, setChosenId] = useState<RecordId | null>(null);
  const labels = useInvestmentLabels(investments);
  const chosen = investments.find(({ id }) => id === chosenId) ?? latestLogged(investments);
  const logs = recentLogs(chosen);
  const [newest] = logs;
  const zone = newest && logs.every(({ date }) => date.kind === newest.date.kind) ? format.zone(newest.date) : '';
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
              <th scope="col">{zone === '' ? t('date') : t('dateIn', { zone })}</th>
              <th scope="col">{t('amountAdded')}</th>
              <th scope="col">{t('increase')}</th>
            </tr>
          </thead>
          <tbody>
            {logs.map((log) => (
              <tr key={log.id}>
                <td>
                  <LogTime time={log.date} hasZone={zone === ''} />
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

/** When a log was made; without its zone where the head of the column names one for all. */
function LogTime({ time, hasZone }: { readonly time: ServerTime; readonly hasZone: boolean }) {
  const { day, clockTime } = useFormat();
  if (hasZone || time.kind === 'unreadable') return <Moment time={time} />;
  return (
    <time dateTime={time.iso}>
      {day(time)} <span>{clockTime(time)}</span>
    </time>
  );
}
