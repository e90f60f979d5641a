import type { SupportSettings } from '../model/OperatorContent.js';
import type { SupportChannel } from '../model/SupportChannel.js';
import { isEmail } from './credentials.js';

const TELEGRAM =
  /^https?:\/\/(?:www\.)?(?:t|telegram)\.me\/(?:(?!joinchat\b|share\b)([a-z]\w{3,31})|(?:\+|joinchat\/)[\w-]{4,})\/?(?:[?#].*)?$/i;

/**
 * Whether a URL points to a channel or person on Telegram: `https://t.me/northwind` does, the bare `https://t.me/` does
 * not. Without a handle anybody could claim to be the operator. A `tg://` URL does not count, because it needs the app.
 */
export function hasTelegramHandle(href: string): boolean {
  return TELEGRAM.test(href.trim());
}

/** The handle in a Telegram URL, without its '@'; `null` for an invitation, or when the URL has none. */
export function parseTelegramHandle(href: string): string | null {
  return TELEGRAM.exec(href.trim())?.[1] ?? null;
}

/** Whether a community link leads somewhere: to a handle or an invitation, or to a page of the operator's own. */
export function hasCommunity(href: string): boolean {
  return (
    hasTelegramHandle(href) || (isSecurePage(href) && !/^https:\/\/(?:www\.)?(?:t|telegram)\.me\b/i.test(href.trim()))
  );
}

/** Whether a URL opens a page over an encrypted connection. */
export function isSecurePage(href: string): boolean {
  return /^https:\/\/[^\s/?#]+/i.test(href.trim());
}

/** The usable channels, best first: e-mail, live chat, Telegram. Malformed ones are left out. */
export function getSupportChannels(
  { email, liveChatHref }: SupportSettings,
  telegramHref: string,
): readonly SupportChannel[] {
  const channels: SupportChannel[] = [];
  if (email !== undefined && isEmail(email)) {
    const address = email.trim();
    channels.push({ kind: 'email', email: address, href: `mailto:${encodeURIComponent(address).replace('%40', '@')}` });
  }
  if (liveChatHref !== undefined && isSecurePage(liveChatHref)) {
    channels.push({ kind: 'chat', href: liveChatHref.trim() });
  }
  if (hasTelegramHandle(telegramHref)) {
    channels.push({ kind: 'telegram', handle: parseTelegramHandle(telegramHref), href: telegramHref.trim() });
  }
  return channels;
}
