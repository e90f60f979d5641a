'use client';

import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import type { Failure } from '../../model/Failure.js';
import type { Loadable } from '../../model/Loadable.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { OptionCards } from '../../primitives/Choice/OptionCards.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { AmountField } from '../../primitives/Field/AmountField.js';
import { useRevealedAmount } from '../../primitives/Field/useRevealedAmount.js';
import { Hint } from '../../primitives/Field/Hint.js';
import { FormFailure } from '../../primitives/Form/FormFailure.js';
import { ignoreHeldEnter } from '../../primitives/Form/ignoreHeldEnter.js';
import type { FormField } from '../../primitives/Form/useForm.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Spoken } from '../../primitives/Spoken/Spoken.js';
import { useIsOffline } from '../../provider/OfflineContext.js';
import { useFormat } from '../../provider/useFormat.js';
import type { CurrencyChoice } from '../../rules/currencyChoices.js';
import { COIN_PLACES } from '../../rules/depositAmount.js';
import { CurrencyIcon } from '../../components/CurrencyIcon/CurrencyIcon.js';
import { DepositAimNote } from '../../components/DepositAim/DepositAimNote.js';
import type { DepositAim } from '../../components/DepositAim/useDepositAim.js';
import { depositAddressMessages } from '../../components/DepositInfoDialog/DepositAddress.messages.js';
import { type PartialList, PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { RiskNote } from '../../components/RiskNote/RiskNote.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { depositFormMessages } from './DepositScreen.messages.js';
import { Card } from '../../primitives/Card/Card.js';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s6);
`;

/** Reserves the space of four cards under their title. */
const Skeletons = styled.div`
  display: grid;
  gap: var(--ep-s2);
  margin-top: calc(var(--ep-lh-small) + var(--ep-s2));
  & > span[aria-hidden] { height: 4.625rem; border-radius: var(--ep-r-control); }
  @container ep-column (width >= 20rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container ep-column (width >= 64rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Submit = styled.div`
  display: grid;
  gap: var(--ep-s2);
`;

/** A deposit as far as it has been filled in. */
export interface DepositDraft {
  /** The code of the chosen coin. */
  readonly currency: string | null;
  /** As typed. */
  readonly amount: string;
}

/** The props of `DepositForm`. */
export interface DepositFormProps {
  readonly currencies: Loadable<readonly CurrencyChoice[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /** The code of the chosen coin. */
  readonly currency: FormField<string | null>;
  /** As typed. */
  readonly amount: FormField<string>;
  /** What a deposit of the chosen coin can aim for. */
  readonly aim?: DepositAim | undefined;
  /** A server error that belongs to no field. */
  readonly failure: Failure | null;
  /** Why nothing can be sent now, shown under the button; `null` when no currency is offered, which stands above. */
  readonly reason?: string | null | undefined;
  readonly isSending: boolean;
  /** Called by Enter in a field even while the button is disabled, so that the person learns what is missing. */
  readonly onSubmit: () => void;
  readonly onRetry: () => void;
}

/** A form to choose a coin and enter an amount. */
export function DepositForm(props: DepositFormProps) {
  const { currencies, currency, amount, aim, failure, reason, isSending, onSubmit, onRetry } = props;
  const t = useMessages(depositFormMessages);
  const info = useSupportMessages(depositAddressMessages);
  // Only minimums, which the server states.
  const format = useFormat('public');
  const [reasonId, lineId, noneId] = [useId(), useId(), useId()];
  const isOffline = useIsOffline();
  const revealed = useRevealedAmount();
  const chosen = currencies.data?.find((one) => one.currency === currency.value);
  const minimum = chosen?.minDeposit ?? undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isOffline) onSubmit();
  };
  // Not a native submit button: a disabled one would silently swallow Enter.
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.repeat) ignoreHeldEnter(event);
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submit(event);
  };
  return (
    <Root forwardedAs="form" method="post" noValidate onSubmit={submit} onKeyDown={submitOnEnter}>
      {currencies.status === 'failed' && (
        <FailureNote
          failure={{ title: t(currencies.data === undefined ? 'notLoaded' : 'outdated') }}
          hasData={currencies.data !== undefined}
          isSpoken={false}
          onRetry={onRetry}
        />
      )}
      {currencies.status === 'loading' && currencies.data === undefined && (
        <Skeletons>
          <Spoken>{t('loading')}</Spoken>
          {['a', 'b', 'c', 'd'].map((place) => (
            <Skeleton key={place} />
          ))}
        </Skeletons>
      )}
      {props.partial && <PartialListNotice list={props.partial} of="choices" onRetry={onRetry} />}
      {currencies.data?.length === 0 && (
        <Note id={noneId} title={t('noneOffered')}>
          <SendButton variant="line" onClick={() => onRetry()}>
            {t('retry')}
          </SendButton>
        </Note>
      )}
      {currencies.data !== undefined && currencies.data.length > 0 && (
        <OptionCards
          label={t('currency')}
          columns={4}
          {...currency}
          hint={
            chosen?.isAmbiguous && (
              <Hint as="span" isSpoken tone="warning">
                <TriangleAlert className="ep-icon" aria-hidden="true" />
                <span>{info.rich('network', { currency: chosen.currency })}</span>
              </Hint>
            )
          }
          options={currencies.data.map((coin) => ({
            value: coin.currency,
            title: coin.name,
            icon: <CurrencyIcon currency={coin.currency} />,
            detail:
              coin.minDeposit === null
                ? t('noMinimum')
                : t('minimum', { amount: format.amount(coin.minDeposit), currency: coin.currency }),
          }))}
        />
      )}
      <Stack gap={2}>
        <AmountField
          label={chosen === undefined ? t('amount') : t('amountIn', { currency: chosen.currency })}
          limit={minimum && chosen && t('limit', { amount: format.amount(minimum), currency: chosen.currency })}
          {...(chosen !== undefined && { unit: chosen.currency })}
          places={COIN_PLACES}
          min={minimum}
          aria-describedby={aim && lineId}
          revealed={revealed}
          {...amount}
        />
        {aim && (
          <DepositAimNote
            aim={aim}
            value={amount.value}
            isAmountShown={revealed.isShown(amount.value)}
            onValueChange={amount.onValueChange}
            lineId={lineId}
          />
        )}
      </Stack>
      <RiskNote />
      <FormFailure failure={failure} />
      <Submit>
        <SendButton
          variant="primary"
          size="large"
          isWide
          disabled={reason !== undefined}
          isBusy={isSending}
          aria-describedby={reason === undefined ? undefined : reason === null ? noneId : reasonId}
          onClick={() => onSubmit()}
        >
          {isSending ? t('creating') : t('create')}
        </SendButton>
        {typeof reason === 'string' && <Hint id={reasonId}>{reason}</Hint>}
      </Submit>
    </Root>
  );
}
