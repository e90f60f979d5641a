'use client';

import { useId, useMemo, useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import type { RecordId } from '../../model/RecordId.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { SelectOfMany } from '../../primitives/Field/SelectOfMany.js';
import { findLatestLogged } from '../../rules/investments.js';
import { Logs } from './Logs.js';
import { recentActivityMessages } from './RecentActivity.messages.js';
import * as S from './RecentActivity.styles.js';
import { useInvestmentLabels } from '../../components/InvestmentLabels/useInvestmentLabels.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `RecentActivity`. */
export interface RecentActivityProps extends ElementProps<HTMLDivElement> {
  /** At least one; the one with the newest log is chosen until the person chooses another. */
  readonly investments: readonly [Investment, ...Investment[]];
}

/** The latest growth logs of one investment, chosen by bot and start date; the rest on request. */
export function RecentActivity({ investments, ...rest }: RecentActivityProps) {
  const t = useMessages(recentActivityMessages);
  const titleId = useId();
  const [chosenId, setChosenId] = useState<RecordId | null>(null);
  const labels = useInvestmentLabels(investments);
  const options = useMemo(
    () => investments.map(({ id }) => ({ value: String(id), label: labels.get(id) ?? '' })),
    [investments, labels],
  );
  const chosen = investments.find(({ id }) => id === chosenId) ?? findLatestLogged(investments);
  return (
    <Card {...rest} isFlush aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId}>{t('title')}</h2>
        <S.Picker>
          <SelectOfMany
            label={t('investment')}
            isLabelHidden
            value={String(chosen.id)}
            options={options}
            onValueChange={(value) => setChosenId(investments.find(({ id }) => String(id) === value)?.id ?? null)}
          />
        </S.Picker>
      </CardHead>
      <Logs key={String(chosen.id)} investment={chosen} label={labels.get(chosen.id) ?? ''} />
    </Card>
  );
}
