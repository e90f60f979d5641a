import { TextArea } from '@etherpilot/ui';
import { useState } from 'react';

export function Example() {
  const [message, setMessage] = useState('');
  return (
    <TextArea label="Message" rows={4} value={message} onValueChange={setMessage} limit={`${message.length} / 2,000`} />
  );
}
