'use client';

import { RotateCw, TriangleAlert } from 'lucide-react';
import type { Loadable } from '../../model/Loadable.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Hint } from '../../primitives/Field/Hint.js';
import { Select } from '../../primitives/Field/Select.js';
import { Note } from '../../primitives/Note/Note.js';
import { Spoken } from '../../primitives/Spoken/Spoken.js';
import { CurrencyIcon } from '../../components/CurrencyIcon/CurrencyIcon.js';
import { type PartialList, PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import type { CurrencyChoice } from '../../rules/currencyChoices.js';
import { withdrawCurrencyFieldMessages } from './WithdrawScreen.messages.js';

export interface WithdrawCurrencyFieldProps {
  readonly currencies: Loadable<readonly CurrencyChoice[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /** `null` when there is none to choose, or the chosen one is not offered any more. */
  readonly chosen: CurrencyChoice | null;
  /** The code of the chosen coin while it is not offered. */
  readonly missing?: string | null;
  readonly error: string | null;
  readonly onChoose: (currency: string) => void;
  /** Reads the currencies again. */
  readonly onRetry: () => void;
}

/** The coin to withdraw, or why there is none to choose. A coin that is not offered any more is never replaced by another. */
export function WithdrawCurrencyField(props: WithdrawCurrencyFieldProps) {
  const { currencies, partial, chosen, missing = null, error, onChoose, onRetry } = props;
  const t = useSupportMessages(withdrawCurrencyFieldMessages);
  const { status, data = [] } = currencies;
  const isEmpty = data.length === 0;
  if (status === 'failed' && isEmpty) {
    return <FailureNote failure={{ title: t('notLoaded') }} isSpoken={false} onRetry={onRetry} />;
  }
  if (status === 'ready' && isEmpty) {
    return (
      <Note announces="polite">
        <p>{t('none')}</p>
        <SendButton variant="line" icon={<RotateCw className="ep-icon" aria-hidden="true" />} onClick={() => onRetry()}>
          {t('retry')}
        </SendButton>
      </Note>
    );
  }
  const placeholder = { value: '', label: isEmpty ? t('loading') : t('choose') };
  const missingText = missing === null ? null : t('missing', { currency: missing });
  const options = data.map((one) => ({ value: one.currency, label: t('option', one) }));
  return (
    <>
      {status === 'failed' && (
        <FailureNote failure={{ title: t('outdated') }} hasData isSpoken={false} onRetry={onRetry} />
      )}
      {partial && <PartialListNotice list={partial} of="choices" onRetry={onRetry} />}
      <Select
        label={t('label')}
        error={missingText ?? error}
        hint={
          chosen?.isAmbiguous && (
            <Hint as="span" isSpoken tone="warning">
              <TriangleAlert className="ep-icon" aria-hidden="true" />
              <span>{t.rich('network', { currency: chosen.currency })}</span>
            </Hint>
          )
        }
        start={<CurrencyIcon currency={chosen?.currency ?? ''} />}
        value={chosen?.currency ?? ''}
        options={chosen === null ? [placeholder, ...options] : options}
        disabled={isEmpty}
        onValueChange={onChoose}
      />
      {/* The list is read in the background, while the focus is elsewhere. */}
      {missingText !== null && <Spoken>{missingText}</Spoken>}
    </>
  );
}
