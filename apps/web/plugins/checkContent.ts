import type { Plugin } from 'vite';
// Relative: Vite reads its configuration before it can resolve the workspace's packages to their sources.
import { isEmail } from '../../../packages/ui/src/rules/credentials.js';
import { hasTelegramHandle, isSecurePage } from '../../../packages/ui/src/rules/supportChannels.js';
import type { OperatorContent } from '../src/content.js';

const FILE = 'apps/web/src/content.ts';
const BARE_TELEGRAM = /^https:\/\/(?:t|telegram)\.me\/?$/;

/** Problems of the operator's content, one sentence each, starting with the field. */
export interface ContentProblems {
  readonly malformed: readonly string[];
  readonly missing: readonly string[];
}

/** Checks what an operator fills in by hand: the support channels, and the risk line. */
export function findContentProblems({ support, telegramHref, riskLine }: OperatorContent): ContentProblems {
  const { email, liveChatHref } = support;
  const malformed: string[] = [];
  const missing: string[] = [];

  if (email === undefined) missing.push('support.email: the address people write to, such as help@example.com');
  else if (!isEmail(email) || /^mailto:/i.test(email)) {
    malformed.push(`support.email is ${quote(email)}, not an e-mail address such as help@example.com.`);
  }

  if (liveChatHref === undefined) missing.push('support.liveChatHref: the https:// address of a chat');
  else if (!isSecurePage(liveChatHref)) {
    malformed.push(`support.liveChatHref is ${quote(liveChatHref)}, not an address that begins with https://.`);
  }

  const isTelegramPage = isSecurePage(telegramHref) && hasTelegramHandle(telegramHref);
  if (BARE_TELEGRAM.test(telegramHref)) missing.push('telegramHref: your own channel, https://t.me/<handle>');
  else if (!isTelegramPage) {
    malformed.push(
      `telegramHref is ${quote(telegramHref)}, not a Telegram link. Write https://t.me/<handle>, or https://t.me/ for none.`,
    );
  }

  if (riskLine !== undefined && !warnsOfTotalLoss(riskLine)) {
    malformed.push(`riskLine is ${quote(riskLine)}, which does not say that all of the money can be lost.`);
  }
  return { malformed, missing };
}

function warnsOfTotalLoss(text: string): boolean {
  return /\b(?:lose|losing|loss|lost)\b/i.test(text) && /\b(?:all|everything|entire|whole|total)\b/i.test(text);
}

function quote(value: unknown): string {
  return JSON.stringify(value);
}

/** Stops a build or server whose operator content is malformed, and warns once about missing support channels. */
export function checkContent(content: OperatorContent): Plugin {
  return {
    name: 'check-content',
    configResolved({ logger }) {
      const { malformed, missing } = findContentProblems(content);
      if (malformed.length > 0) throw new Error(`${FILE} cannot be used:${list(malformed)}`);
      if (missing.length === 0) return;
      const isUnreachable = missing.length === 3;
      const opening = isUnreachable
        ? `No support contact is set up, and the Contact tab says so. Fill in one or more of these in ${FILE}:`
        : `Some support channels are not set up, and the Contact tab says so. Fill them in in ${FILE}, or leave them out deliberately:`;
      logger.warnOnce(opening + list(missing));
    },
  };
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `\n  - ${line}`).join('');
}
