import { Button, type Toast, ToastRegion } from '@etherpilot/ui';
import { useState } from 'react';

/** Render one region beside all screens, and give each screen the function that adds to its list as `onNotify`. */
export function Example() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const notify = (title: string) =>
    setToasts((shown) => [
      ...shown,
      { id: crypto.randomUUID(), tone: 'success', title, description: 'It trades now.' },
    ]);
  return (
    <>
      <Button onClick={() => notify('Bot Started')}>Start Bot</Button>
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
