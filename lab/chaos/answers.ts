import type { OrderKind } from './orderLog.ts';

/** What a success answer to an order says. */
export interface OrderAnswer {
  readonly isAccepted: boolean;
  /** The address of a deposit. */
  readonly address: string | null;
}

const REFUSED: OrderAnswer = { isAccepted: false, address: null };

/**
 * Reads the body of a 2xx by the contract, apart from the client, so that its misreading shows: pages, lists, and what
 * says no accept nothing; neither does an answer to a deposit without an address.
 */
export function readAnswer(kind: OrderKind, body: string): OrderAnswer {
  const answer = parse(body);
  if (typeof answer !== 'object' || answer === null) {
    const isPage = /^\s*[<{[]/.test(body);
    return { isAccepted: kind !== 'deposit' && answer !== false && !isPage, address: null };
  }
  const { success, status, address = null } = answer as { success?: unknown; status?: unknown; address?: string };
  if (Array.isArray(answer) || success === false || status === 'error') return REFUSED;
  return kind === 'deposit' && address === null ? REFUSED : { isAccepted: true, address };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
