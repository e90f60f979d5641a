import { Button, NoticesDialog, type PastNotice } from '@etherpilot/ui';
import { useState } from 'react';

const notices: readonly PastNotice[] = [
  {
    id: 'started',
    at: Date.UTC(2026, 6, 12, 14),
    tone: 'success',
    title: 'Bot Started',
    description: 'Binance Pro Bot was started with $500.00.',
  },
];

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Messages</Button>
      <NoticesDialog notices={notices} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
