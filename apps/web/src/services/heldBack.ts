/** What a person did on a page that could be read before the app had started. `loader.ts` writes it, the app answers it. */
export interface HeldBack {
  /** The form they sent. */
  form: HTMLFormElement | null;
  /** The button they pressed last. */
  button: Element | null;
  /** Stops holding back: from here on the app answers. */
  release?: () => void;
}

declare global {
  interface Window {
    /** Left out on a page that has nothing before the app has started. */
    readonly heldBack?: HeldBack;
  }
}

/** Discards what was done: the app renders the page anew. */
export function dropHeldBack(): void {
  window.heldBack?.release?.();
}

/** Once the app has taken the page over: fills in what was typed into its fields, then presses and sends as was done. */
export function answerHeldBack(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    if (field.value !== field.defaultValue) retype(field);
  }
  const { form, button, release } = window.heldBack ?? { form: null, button: null };
  release?.();
  // A handler knows what was typed once that has been rendered.
  setTimeout(() => {
    if (button instanceof HTMLElement && root.contains(button)) button.click();
    if (form === null || !root.contains(form)) return;
    for (const busy of form.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
    form.requestSubmit();
  });
}

/** React takes a value for its own if it was there before: it hears of one only that its own setter has not seen. */
function retype(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  // An e-mail field has no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
