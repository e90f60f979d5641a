import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** What a walk is given of the story. */
export interface Walked {
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
}

const readStep = (bar: Element | null) =>
  bar?.querySelector('[aria-current="step"]')?.lastChild?.textContent ?? 'no step';

/** Writes down the steps that were marked, also those that last as long as an answer takes. */
export function followSteps({ ownerDocument }: HTMLElement): readonly string[] {
  const bar = ownerDocument.querySelector('aside[aria-label="Steps of this flow"]');
  const marked = [readStep(bar)];
  const observer = new MutationObserver(() => {
    const step = readStep(bar);
    if (step !== marked.at(-1)) marked.push(step);
  });
  if (bar) observer.observe(bar, { subtree: true, attributes: true, attributeFilter: ['aria-current'] });
  return marked;
}

/** The screen with this heading has been entered: the heading has the focus, a moment after it is there. */
export async function entered(canvas: ReturnType<typeof within>, name: string): Promise<void> {
  const heading = await canvas.findByRole('heading', { level: 1, name }, { timeout: 4000 });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** A dialog once its entrance is over. */
export async function opened(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 5000 });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return dialog;
}

/** A toast that is read and closed: one that times out would fade while the story's colors are measured. */
export async function toasted(text: string): Promise<void> {
  const shown = await screen.findByText(text, undefined, { timeout: 4000 });
  await waitFor(() => expect(shown).toBeVisible());
  const toast = shown.closest<HTMLElement>('[role="group"]') as HTMLElement;
  await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}

/** Presses Refresh, which is in a menu on phones. */
export async function refresh(canvas: ReturnType<typeof within>): Promise<void> {
  const menu = canvas.queryByRole('button', { name: 'More actions' });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
}
