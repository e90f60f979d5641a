'use client';

import type { FormEvent, ReactNode } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { ignoreHeldEnter } from './ignoreHeldEnter.js';

export interface FormProps extends ElementProps<HTMLFormElement> {
  /** Called by Enter in a field, held or not, or by the submit button; the page does not navigate. */
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A form with fields and a submit button. Its method is `post`, so that without scripts nothing typed ends up in the
 * URL.
 */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Keys bubble up from the fields and buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form {...rest} method="post" noValidate onSubmit={submit} onKeyDown={ignoreHeldEnter}>
      {children}
    </form>
  );
}
