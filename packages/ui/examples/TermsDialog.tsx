import { Button } from '@etherpilot/ui';
import { TermsDialog } from '@etherpilot/ui/components';
import { useState } from 'react';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Terms</Button>
      <TermsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
