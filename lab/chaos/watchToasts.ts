import type { Page } from 'playwright';
import { type Message, toClaim } from './claims.ts';
import { countEvent, recordEvent, type Wire } from './wire.ts';

/** What the page calls for every toast. */
const BINDING = 'reportToast';

/** Runs in the page before its own scripts: reports every toast, however soon it is closed. */
function reportToasts(binding: string): void {
  const reported = new WeakSet<Element>();
  const report = (globalThis as unknown as Record<string, (message: Message) => void>)[binding];
  const look = () => {
    for (const toast of document.querySelectorAll('[aria-label="New notifications"] > [role]')) {
      const [title, text] = [...(toast.querySelector('div')?.children ?? [])].map((one) => one.textContent.trim());
      if (title === undefined || title === '' || reported.has(toast)) continue;
      reported.add(toast);
      report?.({ title, text: text ?? '' });
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/** Records what the toasts of a tab claim of orders. */
export async function watchToasts(page: Page, tab: string, wire: Wire): Promise<void> {
  await page.exposeFunction(BINDING, (message: Message) => claim(wire, tab, message, true));
  await page.addInitScript(reportToasts, BINDING);
}

const isOfChart = ({ title }: Message) => title === 'Using Cached Data' || title === 'Chart Updated';

/** Records a message that was shown in a tab, if it claims anything of an order. */
export function claim(wire: Wire, tab: string, message: Message, isToast = false): void {
  const { person, log } = wire;
  if (!isOfChart(message)) recordEvent(wire, `${tab} says “${message.title}” ${message.text}`);
  const made = person === null ? null : toClaim(message, { person, tab, at: Date.now(), isToast }, log.attempts);
  if (made === null) return;
  wire.claims = [...wire.claims, made];
  countEvent(wire, `told that a ${made.kind ?? 'order'} was ${made.says}`);
}
