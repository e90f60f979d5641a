import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BotConfigDialog } from '../../packages/ui/src/components/BotConfigDialog/BotConfigDialog.js';
import { bots } from '../../packages/ui/src/fixtures/bots.js';
import type { Bot } from '../../packages/ui/src/model/Bot.js';
import { live } from '../../packages/ui/src/model/Provenance.js';
import { IDLE } from '../../packages/ui/src/model/Submission.js';
import { decimal } from '../../packages/ui/src/money/decimal.js';
import { Button } from '../../packages/ui/src/primitives/Button/Button.js';
import { ToastRegion } from '../../packages/ui/src/primitives/ToastRegion/ToastRegion.js';
import { UiProvider } from '../../packages/ui/src/provider/UiProvider.js';
import { phone } from '../../packages/ui/src/fixtures/onPhone.js';
import preview from '../preview.js';

const [bot] = bots as readonly [Bot, ...Bot[]];
const onStartBot = fn();

/** As the libraries of other products stack what they show: a modal, a bar that stays, and what keeps the focus inside. */
const modal: CSSProperties = { position: 'fixed', inset: 0, zIndex: 1300, overflow: 'auto', background: '#fff' };
const bar: CSSProperties = { position: 'sticky', top: 0, zIndex: 1100, height: 64, background: '#1565c0' };

function Modal({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const keepFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && ref.current?.contains(target) === false) ref.current.focus();
    };
    document.addEventListener('focusin', keepFocus);
    return () => document.removeEventListener('focusin', keepFocus);
  }, []);
  return (
    <div ref={ref} role="dialog" aria-modal="true" aria-label="Trading" tabIndex={-1} style={modal}>
      {children}
    </div>
  );
}

function NativeModal({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} aria-label="Trading" style={{ width: '100%', height: '100%', transform: 'translateX(0)' }}>
      {children}
    </dialog>
  );
}

function Bar({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div style={bar} />
      <div style={{ position: 'relative', zIndex: 0, overflow: 'hidden', minHeight: '40rem' }}>{children}</div>
      <div style={{ ...bar, position: 'fixed', inset: 'auto 0 0' }} />
    </>
  );
}

const surroundings = { Modal, NativeModal, Bar } as const;

function Host({ around }: { readonly around: keyof typeof surroundings }) {
  const Around = surroundings[around];
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Around>
      <UiProvider now={() => 0}>
        <Button onClick={() => setIsOpen(true)}>Configure Bot</Button>
        <ToastRegion
          toasts={[{ id: '1', tone: 'info', title: 'Bots', description: 'The list is up to date.' }]}
          onDismiss={fn()}
        />
        {isOpen && (
          <BotConfigDialog
            bot={live(bot)}
            balance={live(decimal('1250'))}
            submission={IDLE}
            onStartBot={onStartBot}
            onReadAgain={fn()}
            onUnlock={fn()}
            onClose={() => setIsOpen(false)}
          />
        )}
      </UiProvider>
    </Around>
  );
}

/** Whether a person sees the middle of an element, and a press there reaches it. */
async function expectOnTop(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center' });
  await waitFor(() => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return expect(hit !== null && (element.contains(hit) || hit.contains(element))).toBe(true);
  });
}

const meta = preview.meta({
  tags: ['!dev', '!autodocs'],
  component: Host,
  args: { around: 'Modal' as const },
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => {
    onStartBot.mockClear();
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Configure Bot' }));
    const dialog = await screen.findByRole('dialog', { name: /Configure/ });
    const toast = screen.getByText('The list is up to date.');
    await expectOnTop(toast);
    for (const [role, name] of [
      ['heading', /Configure/],
      ['button', 'Close dialog'],
      ['textbox', 'Amount'],
      ['button', 'Start Bot'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- each scrolls the dialog
      await expectOnTop(screen.getByRole(role, { name }));
    }
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '600');
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveValue('600');
    await expect(dialog).toContainElement(amount);
  },
});

/** A modal over everything, which takes the focus back from what is outside of it. */
export const InModal = meta.story({});

/** A dialog of the browser's top layer, beside which everything is inert. */
export const InNativeModal = meta.story({ args: { around: 'NativeModal' } });

/** Bars that stay above and below, and a column that cuts off. */
export const UnderBars = meta.story({ args: { around: 'Bar' } });

/** On a phone the dialog is a sheet under such a bar. */
export const UnderBarsOnPhone = meta.story({ args: { around: 'Bar' }, globals: phone, tags: ['release'] });
