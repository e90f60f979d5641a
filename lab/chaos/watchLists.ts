import type { Request } from 'playwright';
import { orderKinds } from './orderLog.ts';
import { recordEvent, type Wire } from './wire.ts';

/** The list of each kind of order. */
export const listPaths = {
  withdrawal: '/api/deposit/withdrawals/',
  deposit: '/api/deposit/list/',
  bot: '/api/bots/investments/',
} as const;

/** Pages are read in their order, and the last one names no next one. */
function isWhole(text: string): boolean {
  const answer = JSON.parse(text) as readonly unknown[] | { readonly next: string | null };
  return !('next' in answer) || answer.next === null;
}

/** Records what a tab reads of the lists of orders. A 401 is asked again with a fresh token. */
export async function watchList(tab: string, request: Request, wire: Wire): Promise<void> {
  const { pathname } = new URL(request.url());
  const kind = orderKinds.find((one) => listPaths[one] === pathname);
  const { person } = wire;
  if (kind === undefined || person === null) return;
  const response = await request.response().catch(() => null);
  await response?.finished().catch(() => null);
  // The page has it by now, while its text has yet to be fetched from the browser.
  const at = Date.now();
  const text = response?.ok() === true ? await response.text().catch(() => null) : null;
  if (response?.status() === 401 || person !== wire.person) return;
  wire.reads = [...wire.reads, { kind, person, tab, text, isWhole: text !== null && isWhole(text), at }];
  if (text === null) recordEvent(wire, `${tab} read no list of kind ${kind}`);
}
