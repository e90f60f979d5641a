'use client';

import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as S from './Choice.styles.js';

export interface OptionCard<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly icon?: ReactNode;
  /** A second line under the title. */
  readonly detail?: string;
}

export interface OptionCardsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly OptionCard<Value>[];
  /** `null` when none is chosen yet. */
  readonly value: Value | null;
  readonly columns: 2 | 3;
  /** Sets details in the size of running text, where they may not be smaller than the words about them. */
  readonly detailSize?: 'small' | 'body';
  readonly onChangeValue: (value: Value) => void;
}

/** One of a few, each with a word of explanation. */
export function OptionCards<Value extends string>({ label, options, value, columns, detailSize = 'small', onChangeValue }: OptionCardsProps<Value>) {
  const name = useId();
  return (
    <S.Group>
      <S.Legend>{label}</S.Legend>
      <S.Cards data-columns={columns}>
        {options.map((option) => (
          <S.Card key={option.value} data-detail={detailSize}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChangeValue(option.value)} />
            <b>
              {option.icon}
              {option.title}
            </b>
            {option.detail && <span>{option.detail}</span>}
            <Check aria-hidden="true" />
          </S.Card>
        ))}
      </S.Cards>
    </S.Group>
  );
}
