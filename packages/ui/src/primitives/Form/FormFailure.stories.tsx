import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { MAX_MESSAGE_LENGTH } from '../../format/truncate.js';
import { FormFailure } from './FormFailure.js';

const meta = preview.meta({
  title: 'Internals/FormFailure',
  tags: ['internal'],
  component: FormFailure,
  args: { failure: connectionFailure },
});

/** Interrupts a screen reader with title and message. */
export const Ready = meta.story();

Ready.test('interrupts a screen reader with title and message', async ({ canvas }) => {
  const note = canvas.getByRole('note');
  await expect(note).toHaveTextContent(connectionFailure.title);
  await expect(note).toHaveTextContent(connectionFailure.message);
  await expect(canvas.getByRole('alert')).toHaveTextContent(`${connectionFailure.title}. ${connectionFailure.message}`);
});

const names = Array.from({ length: 50 }, (_, index) => `field${index}`);

/** Each line is a paragraph, and all of them together are cut to 300 characters. */
export const ManyLines = meta.story({
  args: {
    failure: {
      title: 'Validation Error',
      message: names.map((name) => `${name}: ${name} is not known here`).join('\n'),
    },
  },
});

ManyLines.test('each line is a paragraph, and all of them together are cut to 300 characters', async ({ canvas }) => {
  const lines = [...canvas.getByRole('note').querySelectorAll('p')].map((line) => line.textContent);
  await expect(lines).toContain('field0: field0 is not known here');
  await expect(lines.at(-1)).toMatch(/…$/);
  await expect(lines.join('\n').length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH + 'Validation Error\n'.length);
});

/** Nothing is drawn without a failure. */
export const Nothing = meta.story({ args: { failure: null } });

Nothing.test('nothing is drawn without a failure', async ({ canvas }) => expect(canvas.queryByRole('note')).toBeNull());
