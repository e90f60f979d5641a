'use client';

import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/**
 * Tracks Caps Lock while a field has focus; returns the handlers for the field. Always off for keyboards that do not
 * report it.
 */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const read = (event: KeyboardEvent | MouseEvent) => setOn(event.getModifierState('CapsLock'));
  // Focus events carry no modifiers, but the click or the Tab that moved the focus does.
  const handlers = { onKeyDown: read, onKeyUp: read, onMouseUp: read, onBlur: () => setOn(false) };
  return { isOn, handlers };
}
