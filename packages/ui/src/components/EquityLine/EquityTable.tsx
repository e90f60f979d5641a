'use client';

import { useId, useMemo } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import { getValuesAfterLogs } from '../../rules/investments.js';
import { Moment } from '../Moment/Moment.js';
import type { EquityLineProps } from './EquityLine.js';
import { equityLineMessages } from './EquityLine.messages.js';
import * as S from './EquityLine.styles.js';

/** More rows would take seconds to draw; the export has all of them. */
const MAX_ROWS = 200;

/** The value after each log as a table that scrolls within the row. */
export function EquityTable({ id, investment }: EquityLineProps & { readonly id: string }) {
  const t = useMessages(equityLineMessages);
  const { usd, count } = useFormat();
  const captionId = useId();
  const { rows, before } = useMemo(() => getValuesAfterLogs(investment, MAX_ROWS), [investment]);
  const all = investment.growthLogs.length;
  const isCut = all > rows.length;
  return (
    <S.TableRegion id={id} role="region" aria-labelledby={captionId} tabIndex={0}>
      <S.Table>
        <caption id={captionId}>
          {isCut ? t('captionCut', { count: count(rows.length), all: count(all) }) : t('caption')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('value')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ log, value }) => (
            <tr key={log.id}>
              <th scope="row">
                <Moment time={log.date} />
              </th>
              <td>{usd(value)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t(isCut ? 'beforeCut' : 'before')}</th>
            <td>{usd(before)}</td>
          </tr>
        </tbody>
      </S.Table>
    </S.TableRegion>
  );
}
