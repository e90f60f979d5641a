import { expect, screen, waitFor } from 'storybook/test';

/** The step that is marked, wherever there is room for the list or only for one step. */
export async function expectStep({ ownerDocument }: HTMLElement, name: string): Promise<void> {
  const bar = ownerDocument.querySelector('aside[aria-label="Steps of this flow"]');
  await waitFor(() => expect(bar?.querySelector('[aria-current="step"]')).toHaveTextContent(name));
}

/** A dialog once its entrance is over. */
export async function opened(name: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 5000 });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return dialog;
}
