'use client';

import { useId } from 'react';
import { Amount } from '../Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import type { Results } from '../../rules/results.js';
import * as E from '../EquityLine/EquityLine.styles.js';
import { resultsCardMessages } from './ResultsCard.messages.js';

/** More rows would take seconds to draw. */
const MAX_ROWS = 200;

/** The result of each day, and all of them up to it, newest first, in a region that scrolls. */
export function ResultTable({ id, results: { days } }: { readonly id: string; readonly results: Results }) {
  const t = useMessages(resultsCardMessages);
  const format = useFormat();
  const captionId = useId();
  const rows = days.slice(-MAX_ROWS).toReversed();
  const cut = { count: format.count(rows.length), all: format.count(days.length) };
  return (
    <E.TableRegion id={id} role="region" aria-labelledby={captionId} tabIndex={0}>
      <E.Table>
        <caption id={captionId}>{rows.length < days.length ? t('captionCut', cut) : t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('result')}</th>
            <th scope="col">{t('addedUp')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, result, total }) => (
            <tr key={day}>
              <th scope="row">{format.day({ kind: 'date', iso: day })}</th>
              <td>
                <Amount>{result === null ? t('noResult') : format.usdChange(result)}</Amount>
              </td>
              <td>
                <Amount>{format.usdChange(total)}</Amount>
              </td>
            </tr>
          ))}
        </tbody>
      </E.Table>
    </E.TableRegion>
  );
}
