'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonVariant, type ButtonProps } from './Button.js';

/** The props of `IconButton`. */
export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'aria-label' | 'icon' | 'size' | 'isWide' | 'isBusy'
> {
  /** The accessible name: what a click does. */
  readonly label: string;
  /** The icon, drawn without a text. */
  readonly icon: ReactNode;
  /** The emphasis. Default: `quiet`. */
  readonly variant?: ButtonVariant;
  /** The height. Default: `medium`. */
  readonly size?: 'small' | 'medium';
}

/** A button with an icon and no visible text. */
export function IconButton({ label, icon, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} variant={variant} aria-label={label} data-icon-only>
      {icon}
    </Button>
  );
}
