'use client';

import { TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { type AddressTrap, getEnding } from '../../address/addressTrap.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { TextField } from '../../primitives/Field/TextField.js';
import { addressTrapMessages, withdrawReviewMessages } from './WithdrawScreen.messages.js';
import { useTrapText } from './useTrapText.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';
import { useOnce } from '../../primitives/useOnce.js';

const Root = styled.div`
  display: grid;
  gap: var(--ep-s3);
  padding: var(--ep-s4);
  border: 1px solid var(--ep-negative);
  border-radius: var(--ep-r-control);
  background: var(--ep-negative-surface);
  && input { font-family: var(--ep-font-mono); }
`;

const Sentence = styled.p`
  display: flex;
  gap: var(--ep-s3);
  color: var(--ep-negative);
  font-weight: var(--ep-weight-strong);
  & > svg { flex: none; width: 1.125rem; height: 1.125rem; margin-top: 3px; }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: var(--ep-s2);
`;

export interface AddressTrapQuestionProps {
  readonly trap: AddressTrap;
  /** As it would be sent. */
  readonly address: string;
  /** The last characters as typed so far. */
  readonly ending: string;
  readonly isSending: boolean;
  readonly onChangeEnding: (ending: string) => void;
  /** Returns to the address. */
  readonly onEdit: () => void;
  /** Called with the address of a payment link, to take its place. */
  readonly onUse: (address: string) => void;
}

/**
 * Asks, in place of the button, whether an address that cannot be meant is meant. Only its last characters, typed, make
 * the request go out; render it inside the form it submits.
 */
export function AddressTrapQuestion(props: AddressTrapQuestionProps) {
  const { trap, address, ending, isSending, onChangeEnding, onEdit, onUse } = props;
  const t = useMessages(addressTrapMessages);
  const review = useMessages(withdrawReviewMessages);
  const sentenceId = useId();
  const field = useRef<HTMLInputElement>(null);
  const text = useTrapText(trap);
  const spoken = useSpoken('assertive');
  // The button that had the focus is gone.
  useOnce(() => field.current?.focus());
  return (
    <Root role="group" aria-labelledby={sentenceId}>
      <Sentence id={sentenceId} ref={spoken}>
        <TriangleAlert className="ep-icon" aria-hidden="true" />
        <span>{text}</span>
      </Sentence>
      {trap.code === 'link' && trap.address !== null && (
        <Button variant="primary" isWide onClick={() => onUse(trap.address ?? '')}>
          {t('use', { start: trap.address.slice(0, 6) })}
        </Button>
      )}
      <TextField
        ref={field}
        label={t('ending', { ending: getEnding(address) })}
        value={ending}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid
        onValueChange={onChangeEnding}
      />
      <Actions>
        <Button variant="line" onClick={() => onEdit()}>
          {t('edit')}
        </Button>
        <SendButton variant="negative" type="submit" isBusy={isSending} disabled={ending !== getEnding(address)}>
          {isSending ? review('submitting') : t('send')}
        </SendButton>
      </Actions>
    </Root>
  );
}
