import type { Announcer } from '../../provider/createAnnouncer.js';

/** Whether something is still missing or wrong in a control. */
function isInTheWay(control: Element): boolean {
  if (control.getAttribute('aria-invalid') === 'true') return true;
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    const group = control.form?.elements.namedItem(control.name);
    return group instanceof RadioNodeList && group.value === '';
  }
  const hasText = control instanceof HTMLInputElement && control.type === 'text';
  const isTyped = hasText || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
  return isTyped && control.value.trim() === '';
}

/** Says why a blocked button does nothing, and moves to the first field of its form that is in the way. */
export function explainBlock(button: HTMLButtonElement, announcer: Announcer | null): void {
  const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = button.getRootNode() as Document | ShadowRoot;
  const reasons = ids.map((id) => root.getElementById(id)?.textContent.trim() ?? '');
  announcer?.announce(reasons.filter(Boolean).join(' '), { urgency: 'assertive', source: button });
  const field = [...(button.form?.elements ?? [])].find(isInTheWay);
  if (field instanceof HTMLElement) field.focus();
}
