'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { Hint } from '../../primitives/Field/Hint.js';
import { TextField } from '../../primitives/Field/TextField.js';
import { Spoken } from '../../primitives/Spoken/Spoken.js';
import { useFormat } from '../../provider/useFormat.js';
import { checkPastedAddress } from '../../rules/pastedAddress.js';
import { depositInfoDialogMessages } from './DepositInfoDialog.messages.js';

export interface VerifyAddressProps {
  readonly address: string;
}

/** Compares a pasted address in full, because malware can swap addresses on the clipboard. */
export function VerifyAddress({ address }: VerifyAddressProps) {
  const t = useMessages(depositInfoDialogMessages);
  const { count } = useFormat();
  const [pasted, setPasted] = useState('');
  const check = checkPastedAddress(address, pasted);
  const differs = check.status === 'different' ? t('differs', { at: count(check.at) }) : undefined;
  return (
    <div>
      <TextField
        label={t('verify')}
        value={pasted}
        onValueChange={setPasted}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={differs}
        hint={
          check.status === 'same' ? (
            <Hint as="span" tone="positive">
              <Check className="ep-icon" aria-hidden="true" />
              {t('verified')}
            </Hint>
          ) : (
            t('verifyHint')
          )
        }
      />
      <Spoken>{check.status === 'same' ? t('verified') : differs}</Spoken>
    </div>
  );
}
