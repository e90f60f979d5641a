'use client';

import { type ButtonHTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactNode, use } from 'react';
import type { ElementProps } from '../ElementProps.js';
import { ignoreHeldEnter } from '../Form/ignoreHeldEnter.js';
import { AnnouncerContext } from '../../provider/LiveRegions.js';
import { Spinner } from '../Spinner/Spinner.js';
import { explainBlock } from './explainBlock.js';
import * as S from './Button.styles.js';

/** The emphases of a button. */
export const buttonVariants = ['plain', 'primary', 'line', 'quiet', 'negative'] as const;
/** One of these emphases. */
export type ButtonVariant = (typeof buttonVariants)[number];

/** The props of `Button`. */
export interface ButtonProps
  extends ElementProps<HTMLButtonElement>, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ElementProps> {
  /** The emphasis of the button; only one *meaning* of `primary` per view. Default: `plain`. */
  readonly variant?: ButtonVariant;
  /** The height. Default: `medium`. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Shown left of the text. */
  readonly icon?: ReactNode;
  /** Takes the full width. */
  readonly isWide?: boolean;
  /** Disables the button but keeps it focusable; give the reason in a text that `aria-describedby` refers to. */
  readonly disabled?: boolean | undefined;
  /** Disables the button and shows a spinner beside `children`, which should name the work ('Signing in...'). */
  readonly isBusy?: boolean;
  /** The text; a verb that names the action. */
  readonly children: ReactNode;
}

/** A button for an action. For navigation use `ButtonLink`. */
export function Button({
  variant = 'plain',
  size = 'medium',
  icon,
  isWide = false,
  disabled = false,
  isBusy = false,
  onClick,
  onKeyDown,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isBlocked = disabled || isBusy;
  const announcer = use(AnnouncerContext);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isBlocked) return onClick?.(event);
    event.preventDefault();
    if (!isBusy) explainBlock(event.currentTarget, announcer);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    ignoreHeldEnter(event);
    onKeyDown?.(event);
  };
  return (
    <S.Root
      {...rest}
      type={type}
      data-kind={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-disabled={isBlocked || rest['aria-disabled']}
      aria-busy={isBusy || rest['aria-busy']}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </S.Root>
  );
}
