'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { useFormat } from '../../provider/useFormat.js';
import { MEASURED_DAYS, type MeasuredReturn } from '../../rules/measuredReturn.js';
import { claimMessages } from './Claim.messages.js';

/** Both in the same size and color, so that neither looks better founded. */
const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  grid-auto-flow: column;
  /* One cell is as high as two, whose names take two lines. */
  min-height: calc(var(--ep-lh-section) + 2 * var(--ep-lh-small) + 2 * var(--ep-s3) + 2px);
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; min-width: 0; padding: var(--ep-s3); }
  & > div + div { border-inline-start: 1px solid var(--ep-line); }
  & > div > dt { color: var(--ep-text-faint); font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }
  & > div > dd {
    color: var(--ep-text-strong);
    font-size: var(--ep-size-section);
    line-height: var(--ep-lh-section);
    font-weight: var(--ep-weight-strong);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > div > dd > span { color: var(--ep-text-soft); font-size: var(--ep-size-small); font-weight: var(--ep-weight-regular); white-space: nowrap; }
`;

/** The props of `Claim`. */
export interface ClaimProps {
  /** Percent a month, as the platform reports it for a bot; `null` when it reports none. */
  readonly reported: Decimal | null;
  /** What the person's own investments in that bot have returned; `null` without any. */
  readonly measured: MeasuredReturn | null;
}

/** What is reported of a bot beside what it was for the person. Nothing is extrapolated. */
export function Claim({ reported, measured }: ClaimProps) {
  const t = useMessages(claimMessages);
  const format = useFormat();
  const days = format.count(MEASURED_DAYS);
  return (
    <Root>
      <div>
        <dt>{t('reported')}</dt>
        <dd>
          {reported === null ? t('unknown') : format.percent(reported)} <span>{t('month')}</span>
        </dd>
      </div>
      {measured?.status === 'measured' && (
        <div>
          <dt>{t('yours')}</dt>
          <dd>
            {format.percentChange(measured.percent, 1)} <span>{t('days', { count: days })}</span>
          </dd>
        </div>
      )}
      {measured?.status === 'early' && (
        <div>
          <dt>{t('yoursEarly')}</dt>
          <dd>{t('early', { days: format.count(measured.days), count: days })}</dd>
        </div>
      )}
    </Root>
  );
}
