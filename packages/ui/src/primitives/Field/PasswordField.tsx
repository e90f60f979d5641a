'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { IconButton } from '../Button/IconButton.js';
import { TextField, type TextFieldProps } from './TextField.js';

export const passwordFieldMessages = defineMessages('PasswordField', {
  show: 'Show password',
  hide: 'Hide password',
});

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** Lets password managers fill or offer one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A masked line that can be uncovered. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages(passwordFieldMessages);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? t('hide') : t('show')}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          size="small"
          onClick={() => setIsShown((shown) => !shown)}
        />
      }
    />
  );
}
