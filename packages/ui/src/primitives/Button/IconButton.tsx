'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonKind, type ButtonProps } from './Button.js';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'aria-label' | 'icon' | 'size' | 'isWide' | 'isBusy'
> {
  /** The accessible name: what a click does. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly kind?: ButtonKind;
  readonly size?: 'small' | 'medium';
}

/** A button with an icon and no visible text. */
export function IconButton({ label, icon, kind = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} kind={kind} aria-label={label} data-icon-only>
      {icon}
    </Button>
  );
}
