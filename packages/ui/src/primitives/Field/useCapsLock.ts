'use client';

import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/** Follows Caps Lock while a field has the focus, with the handlers the field needs. Never on for keyboards that do not report it. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const read = (event: KeyboardEvent | MouseEvent) => setOn(event.getModifierState('CapsLock'));
  // A focus event knows no modifiers: the click or the Tab that brought the focus does.
  const handlers = { onKeyDown: read, onKeyUp: read, onMouseUp: read, onBlur: () => setOn(false) };
  return { isOn, handlers };
}
