import { Button, ExportQuestion } from '@etherpilot/ui';
import { useState } from 'react';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Print</Button>
      <ExportQuestion
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => {
          setIsOpen(false);
          window.print();
        }}
      />
    </>
  );
}
