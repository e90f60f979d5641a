import { TextField } from '@etherpilot/ui';
import { useState } from 'react';

export function Example() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      value={email}
      error={error}
      onValueChange={(typed) => {
        setEmail(typed);
        setError(null);
      }}
      onBlur={() => setError(email.includes('@') ? null : 'Please enter a valid email address')}
    />
  );
}
