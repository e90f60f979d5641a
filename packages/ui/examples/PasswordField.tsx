import { PasswordField, useLimits } from '@etherpilot/ui';
import { useState } from 'react';

export function Example() {
  const [password, setPassword] = useState('');
  const { minimumPasswordLength } = useLimits();
  const isShort = password !== '' && password.length < minimumPasswordLength;
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value={password}
      onValueChange={setPassword}
      error={isShort ? `Password must be at least ${minimumPasswordLength} characters long` : null}
    />
  );
}
