'use client';

import type { FormEvent, ReactNode } from 'react';
import { ignoreHeldEnter } from './ignoreHeldEnter.js';

export interface FormProps {
  /** Called by Enter in a field, held or not, or by the submit button; the page does not navigate. */
  readonly onSubmit: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A form with fields and a submit button. Its method is `post`, so that without scripts nothing typed ends up in the
 * URL.
 */
export function Form({ onSubmit, className, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Keys bubble up from the fields and buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form method="post" noValidate className={className} onSubmit={submit} onKeyDown={ignoreHeldEnter}>
      {children}
    </form>
  );
}
