import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { connectionFailure, longFailure, longWordFailure } from '../../fixtures/failures.js';
import { FailureNote } from './FailureNote.js';

const meta = preview.meta({
  title: 'Primitives/FailureNote',
  tags: ['stable'],
  component: FailureNote,
  args: { failure: connectionFailure, onRetry: fn() },
});

/** The failure has a button to try again. */
export const WithRetry = meta.story();

WithRetry.test('the failure has a button to try again', async ({ args, canvas }) => {
  await expect(canvas.getByRole('note')).toHaveTextContent(/Connection Error.*Please check your connection/);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** The failure says that older data stays. */
export const KeepsData = meta.story({ args: { hasData: true } });

/** Where a toast says what failed, the note says what is missing and is not read aloud. */
export const BesideToast = meta.story({
  args: { failure: { title: "We couldn't load your deposits" }, isSpoken: false },
});

BesideToast.test(
  'where a toast says what failed, the note says what is missing and is not read aloud',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^We couldn't load your depositsTry again$/);
    const regions = [...canvasElement.ownerDocument.querySelectorAll('[data-ep-live]')];
    await expect(regions.map(({ textContent }) => textContent)).toEqual(['', '']);
  },
);

/** While retrying, the button is disabled. */
export const Retrying = meta.story({ args: { isRetrying: true } });

Retrying.test('while retrying, the button is disabled', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).not.toHaveBeenCalled();
});

/** A message of 2,000 characters is truncated at the end of a word. */
export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { failure: longFailure },
});

LongText.test(
  'a message of 2,000 characters is truncated at the end of a word',
  { parameters: { requirements: ['ERR-23'] } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Averylong\w+ and .* (and|then|some|more|words|that|go|on)…$/)).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);

/** A word of 2,000 letters is truncated and wraps. */
export const LongWord = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { failure: longWordFailure },
});

LongWord.test(
  'a word of 2,000 letters is truncated and wraps',
  { parameters: { requirements: ['ERR-23'] } },
  async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/^Aa+…$/);
    await expect(text.textContent).toHaveLength(300);
    const { scrollWidth, clientWidth } = text.closest('p') as HTMLElement;
    await expect(clientWidth).toBeGreaterThan(0);
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
);
