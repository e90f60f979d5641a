import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Button } from '../Button/Button.js';
import { Hint } from '../Field/Hint.js';
import { Note } from '../Note/Note.js';
import { Spoken } from './Spoken.js';

const meta = preview.meta({
  title: 'Internals/Spoken',
  tags: ['internal'],
  component: Spoken,
  args: { children: '2 of 6 deposits' },
});

/** Nothing is seen. The provider’s one region reads it. */
export const Ready = meta.story();

Ready.test('nothing is seen', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^2 of 6 deposits$/);
});

function Several() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setIsOpen(true)}>
        Send
      </Button>
      {isOpen && (
        <>
          <Note tone="negative" title="Withdrawal Failed" announces="assertive">
            <p>Insufficient balance</p>
            <Button variant="line">Check again</Button>
          </Note>
          <Hint isSpoken>Insufficient balance</Hint>
        </>
      )}
    </>
  );
}

/** Blocks are sentences, buttons are left out, and what a second part repeats is not read again. */
export const SaidOnce = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['GEN-12'] },
  render: () => <Several />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^Withdrawal Failed\. Insufficient balance$/),
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvasElement.ownerDocument.querySelectorAll('[aria-live]:not([aria-live="off"])')).toHaveLength(2);
  },
});

function Described() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Wallet address" aria-describedby="remark" onChange={({ target }) => setText(target.value)} />
      <p id="remark">{text !== '' && <Hint as="span" isSpoken>{`${text.length} characters`}</Hint>}</p>
    </>
  );
}

Ready.test(
  'what describes the field that is typed into is read by the region alone, and with the field once that was left',
  { render: () => <Described /> },
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Wallet address' });
    await userEvent.type(field, 'ab');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^2 characters$/));
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('2 characters');
    await userEvent.tab({ shift: true });
    await expect(field).toHaveAccessibleDescription('2 characters');
    await userEvent.type(field, 'c');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 characters$/));
    await expect(field).not.toHaveAccessibleDescription();
  },
);
