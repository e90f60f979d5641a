'use client';

import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { ButtonKind } from './Button.js';
import * as S from './Button.styles.js';

/** The props of `IconButton`. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'disabled' | 'aria-label'
> {
  /** The accessible name: what a click does. */
  readonly label: string;
  /** The icon, drawn without a text. */
  readonly icon: ReactNode;
  /** The emphasis. Default: `quiet`. */
  readonly kind?: ButtonKind;
  /** The height. Default: `medium`. */
  readonly size?: 'small' | 'medium';
}

/** A button with an icon and no visible text. */
export function IconButton({
  label,
  icon,
  kind = 'quiet',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <S.Root {...rest} type={type} aria-label={label} title={label} data-kind={kind} data-size={size} data-icon-only>
      {icon}
    </S.Root>
  );
}
