'use client';

import { RotateCw } from 'lucide-react';
import { useMessages } from '../../../messages/useMessages.js';
import type { SupportedCurrency } from '../../../model/Deposit.js';
import type { Loadable } from '../../../model/Loadable.js';
import { SendButton } from '../../../primitives/Button/SendButton.js';
import { FailureNote } from '../../../primitives/FailureNote/FailureNote.js';
import { Select } from '../../../primitives/Field/Select.js';
import { Note } from '../../../primitives/Note/Note.js';
import { CurrencyIcon } from '../../../components/CurrencyIcon/CurrencyIcon.js';
import { type PartialList, PartialListNotice } from '../../../components/PartialListNotice/PartialListNotice.js';
import { withdrawCurrencyFieldMessages } from './WithdrawCurrencyField.messages.js';

export interface WithdrawCurrencyFieldProps {
  readonly currencies: Loadable<readonly SupportedCurrency[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /** `null` when there is none to choose, or the chosen one is no longer offered. */
  readonly chosen: SupportedCurrency | null;
  readonly error: string | null;
  readonly onChoose: (currency: string) => void;
  /** Reads the currencies again. */
  readonly onRetry: () => void;
}

/** The coin to withdraw, or why there is none to choose. */
export function WithdrawCurrencyField(props: WithdrawCurrencyFieldProps) {
  const { currencies, partial, chosen, error, onChoose, onRetry } = props;
  const t = useMessages(withdrawCurrencyFieldMessages);
  const { status, data = [] } = currencies;
  const isEmpty = data.length === 0;
  if (status === 'failed' && isEmpty) return <FailureNote failure={currencies.failure} onRetry={onRetry} />;
  if (status === 'ready' && isEmpty) {
    return (
      <Note announces="status">
        <p>{t('none')}</p>
        <SendButton kind="line" icon={<RotateCw aria-hidden="true" />} onClick={() => onRetry()}>
          {t('retry')}
        </SendButton>
      </Note>
    );
  }
  const placeholder = { value: '', label: isEmpty ? t('loading') : t('choose') };
  const options = data.map((one) => ({ value: one.currency, label: t('option', one) }));
  return (
    <>
      {status === 'failed' && <FailureNote failure={currencies.failure} hasData onRetry={onRetry} />}
      {partial && <PartialListNotice list={partial} of="choices" onRetry={onRetry} />}
      <Select
        label={t('label')}
        error={error}
        start={<CurrencyIcon currency={chosen?.currency ?? ''} />}
        value={chosen?.currency ?? ''}
        options={chosen === null ? [placeholder, ...options] : options}
        isDisabled={isEmpty}
        onChangeValue={onChoose}
      />
    </>
  );
}
