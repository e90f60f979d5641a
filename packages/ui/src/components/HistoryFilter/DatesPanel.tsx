'use client';

import { useMessages } from '../../messages/useMessages.js';
import { ANY_DATE, type HistoryDates, historyPeriods, isDay } from '../../rules/history.js';
import { historyFilterMessages } from '../HistoryPanel/HistoryPanel.messages.js';
import * as S from './HistoryFilter.styles.js';

export interface DatesPanelProps {
  readonly id: string;
  readonly dates: HistoryDates;
  /** Names the days that are shown. */
  readonly getName: (dates: HistoryDates) => string;
  readonly onChangeDates: (dates: HistoryDates) => void;
}

const choices: readonly HistoryDates[] = [
  ANY_DATE,
  ...historyPeriods.map((days): HistoryDates => ({ kind: 'last', days })),
];

/** The periods a history offers, and two days between which its records are shown. */
export function DatesPanel({ id, dates, getName, onChangeDates }: DatesPanelProps) {
  const t = useMessages(historyFilterMessages);
  const days: Readonly<Record<'from' | 'to', string | null>> =
    dates.kind === 'between' ? dates : { from: null, to: null };
  const change = (name: 'from' | 'to', typed: string) => {
    const day = isDay(typed) ? typed : null;
    const { from, to } = name === 'from' ? { from: day, to: days.to } : { from: days.from, to: day };
    onChangeDates(from === null && to === null ? ANY_DATE : { kind: 'between', from, to });
  };
  const renderField = (name: 'from' | 'to') => (
    <S.Day as="label" data-size="medium">
      <span>{t(name)}</span>
      <input
        type="date"
        value={days[name] ?? ''}
        min={name === 'to' ? (days.from ?? undefined) : undefined}
        max={name === 'from' ? (days.to ?? undefined) : undefined}
        onChange={({ currentTarget }) => change(name, currentTarget.value)}
      />
    </S.Day>
  );
  return (
    <S.Dates id={id} role="group" aria-label={t('dates')}>
      <div role="group" aria-label={t('dates')}>
        {choices.map((choice) => (
          <S.Chip
            key={getName(choice)}
            type="button"
            aria-pressed={getName(choice) === getName(dates)}
            onClick={() => onChangeDates(choice)}
          >
            {getName(choice)}
          </S.Chip>
        ))}
      </div>
      {renderField('from')}
      {renderField('to')}
    </S.Dates>
  );
}
