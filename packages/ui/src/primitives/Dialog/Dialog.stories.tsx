import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Button } from '../Button/Button.js';
import { TextField } from '../Field/TextField.js';
import { Dialog, type DialogProps } from './Dialog.js';

function Opener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Configure Bot</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        foot={
          <>
            <Button variant="line" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" type="submit">
              Start Bot
            </Button>
          </>
        }
      />
    </>
  );
}

function Name() {
  const [name, setName] = useState('');
  return <TextField label="Name" value={name} onValueChange={setName} />;
}

const meta = preview.meta({
  title: 'Primitives/Dialog',
  tags: ['stable'],
  component: Dialog,
  render: (args) => <Opener {...args} />,
  args: {
    isOpen: false,
    title: 'Configure Binance Pro Bot',
    description: 'Set what it may do before it starts.',
    foot: null,
    onClose: fn(),
    onSubmit: fn(),
    children: <Name />,
  },
});

/** Waits for the dialog's animation, because contrast and sizes are measured after it. */
async function opened(name: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.getAnimations().filter((one) => one.playState === 'running')).toHaveLength(0));
  return dialog;
}

/** A sentence about the consequences is beside the buttons. */
export const FootSentence = meta.story({
  args: {
    isOpen: true,
    width: 704 as const,
    footSentence: "You can't stop a bot or take its money out here.",
  },
});

/** What it says. */
export const FootSentenceTest = FootSentence.extend({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    await opened('Configure Binance Pro Bot');
  },
});

export const Ready = meta.story();

Ready.test('focus moves into the dialog and returns when it closes', async ({ args, canvas }) => {
  const opener = canvas.getByRole('button', { name: 'Configure Bot' });
  await userEvent.click(opener);
  const dialog = await opened('Configure Binance Pro Bot');
  await expect(dialog).toHaveAccessibleDescription('Set what it may do before it starts.');
  await waitFor(() => expect(dialog).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(opener).toHaveFocus());
});

Ready.test('Enter in a field submits the form', { args: { isOpen: true } }, async ({ args }) => {
  await opened('Configure Binance Pro Bot');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const LongText = meta.story({
  args: {
    isOpen: true,
    title: 'A title that somebody wrote withoutthinkingofnarrowscreensatallanditshows',
    children: Array.from({ length: 30 }, (_, line) => <p key={line}>Line {line + 1} of long content.</p>),
  },
});

/** What it says. */
export const LongTextTest = LongText.extend({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const dialog = await opened(/^A title/);
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
    await expect(screen.getByRole('button', { name: 'Start Bot' })).toBeVisible();
  },
});

export const Phone = FootSentenceTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Narrowest = LongTextTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
