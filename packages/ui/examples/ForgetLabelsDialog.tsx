import { Button, ForgetLabelsDialog } from '@etherpilot/ui';
import { useState } from 'react';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Log out</Button>
      <ForgetLabelsDialog
        count={3}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onLogOut={({ forgetsLabels }) => {
          if (forgetsLabels) localStorage.removeItem('address-labels');
          window.location.assign('/login');
        }}
      />
    </>
  );
}
