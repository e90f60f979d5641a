import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useCallback, useState } from 'react';
import type { Notice } from '../../packages/ui/src/model/Notice.js';
import { type Toast, ToastRegion } from '../../packages/ui/src/primitives/ToastRegion/ToastRegion.js';

type OnNotify = (notice: Notice) => void;

interface ToastsProps {
  readonly onNotify: OnNotify;
  readonly children: (onNotify: OnNotify) => ReactNode;
}

/** As a host does it: every notice becomes a toast. */
function Toasts({ onNotify, children }: ToastsProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const notify = useCallback<OnNotify>(
    (notice) => {
      onNotify(notice);
      setToasts((shown) => [...shown, { ...notice, id: `${Number(shown.at(-1)?.id ?? 0) + 1}` }]);
    },
    [onNotify],
  );
  const dismiss = ({ id }: { readonly id: string }) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <>
      {children(notify)}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

/** Shows what a screen reports through `onNotify`. */
export const withToasts: Decorator = (Story, { args }) => {
  const onNotify = args['onNotify'] as OnNotify | undefined;
  if (onNotify === undefined) return <Story />;
  return <Toasts onNotify={onNotify}>{(notify) => <Story args={{ ...args, onNotify: notify }} />}</Toasts>;
};
