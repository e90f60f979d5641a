'use client';

import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { IconButton } from '../Button/IconButton.js';
import * as S from './Field.styles.js';
import { passwordFieldMessages } from './PasswordField.messages.js';
import { TextField, type TextFieldProps } from './TextField.js';
import { useCapsLock } from './useCapsLock.js';
import { useSpoken } from '../Spoken/useSpoken.js';

/** The props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'action' | 'autoComplete'> {
  /** Lets password managers fill in or suggest one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password input that can be revealed and says when Caps Lock is on. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages(passwordFieldMessages);
  const [isShown, setIsShown] = useState(false);
  const capsLock = useCapsLock();
  const spoken = useSpoken();
  return (
    <TextField
      {...props}
      {...capsLock.handlers}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <S.CapsLock ref={spoken}>
          {capsLock.isOn && (
            <>
              <TriangleAlert className="ep-icon" aria-hidden="true" />
              {t('capsLock')}
            </>
          )}
        </S.CapsLock>
      }
      end={
        <IconButton
          label={isShown ? t('hide') : t('show')}
          icon={
            isShown ? <EyeOff className="ep-icon" aria-hidden="true" /> : <Eye className="ep-icon" aria-hidden="true" />
          }
          size="small"
          onClick={() => setIsShown((shown) => !shown)}
        />
      }
    />
  );
}
