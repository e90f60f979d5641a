import { expect, within } from 'storybook/test';

/** A device without a connection, as the toolbar chooses it. */
export const offline = { connection: 'offline' };

const reason = /^You are offline\. Figures are from 13:58 UTC\. You can't submit anything until you're back online\./;

/**
 * The strip says that the device is offline and how old the figures are, and buttons that send or fetch are disabled and
 * refer to it.
 */
export async function expectOffline(canvasElement: HTMLElement, ...names: readonly string[]): Promise<void> {
  const main = within(within(canvasElement).getByRole('main'));
  const strip = main.getByText(/^Figures are from/);
  await expect(strip).toBeVisible();
  await expect(strip).toHaveTextContent(reason);
  for (const name of names) {
    const button = main.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
  }
}
