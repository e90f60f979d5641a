/** What a person did on a prerendered page before the app started. `loader.ts` records it, the app replays it. */
export interface PendingInteraction {
  /** The form they submitted. */
  form: HTMLFormElement | null;
  /** The button they clicked last. */
  button: Element | null;
  /** Stops recording: the app handles events from here on. */
  release?: () => void;
}

declare global {
  interface Window {
    /** Left out on a page that has nothing before the app has started. */
    readonly pendingInteraction?: PendingInteraction;
  }
}

/** Discards what was done: the app renders the page from scratch. */
export function discardInteraction(): void {
  window.pendingInteraction?.release?.();
}

/** After hydration: replays what was typed, then the last click and the submit. */
export function replayInteraction(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    if (field.value !== field.defaultValue) replayInput(field);
  }
  const { form, button, release } = window.pendingInteraction ?? { form: null, button: null };
  release?.();
  // A handler knows what was typed once that has been rendered.
  setTimeout(() => {
    if (button instanceof HTMLElement && root.contains(button)) button.click();
    if (form === null || !root.contains(form)) return;
    for (const busy of form.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
    form.requestSubmit();
  });
}

/** The app's button has the name of the frame's. */
const getName = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** As soon as the app has taken the place of a frame: clicks its button for the one that was clicked there. */
export function carryClick(root: HTMLElement): void {
  const { button, release } = window.pendingInteraction ?? { button: null };
  release?.();
  // What is still in the page was not in the frame.
  if (button === null || button.isConnected) return;
  const name = getName(button);
  setTimeout(() => [...root.querySelectorAll('button')].find((one) => getName(one) === name)?.click());
}

/** React takes a value for its own if it was there before: it hears of one only that its own setter has not seen. */
function replayInput(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  // An e-mail field has no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
