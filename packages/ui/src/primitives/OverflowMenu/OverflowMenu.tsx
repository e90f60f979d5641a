'use client';

import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.js';
import type { ElementProps } from '../ElementProps.js';
import { useMergedRef } from '../useMergedRef.js';
import * as S from './OverflowMenu.styles.js';

/** The props of `OverflowMenu`. */
export interface OverflowMenuProps extends ElementProps<HTMLDivElement> {
  /** The name of its button: that there is more. */
  readonly label: string;
  /** Buttons and links; a press on one closes the menu. */
  readonly children: ReactNode;
}

/** A button that opens the actions a narrow head has no room for. Escape, a press elsewhere and leaving it close them. */
export function OverflowMenu({ label, children, ref, ...rest }: OverflowMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target) === true;
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (!isInside(target)) setIsOpen(false);
  });
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // What is pressed elsewhere may not take the focus.
    const onPress = (event: PointerEvent) => closeOutside(event);
    const onKey = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return (
    <S.Root
      {...rest}
      ref={mergedRef}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !isInside(relatedTarget)) setIsOpen(false);
      }}
    >
      <IconButton
        ref={button}
        label={label}
        icon={<Ellipsis className="ep-icon" aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <S.Popup
          id={id}
          role="group"
          aria-label={label}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest(':is(a, button):not([aria-disabled="true"])')) close();
          }}
        >
          {children}
        </S.Popup>
      )}
    </S.Root>
  );
}
