/** A rule of the product, and how to take it away in one line. */
export interface Break {
  /** What no longer holds. */
  readonly rule: string;
  readonly path: string;
  /** Occurs once in the file. */
  readonly line: string;
  readonly broken: string;
  /** The actions and faults without which nothing shows its loss: they come more often. */
  readonly shownBy?: readonly string[];
}

const ORDERS = 'packages/api-client/src/orders';

/** Each rule about the end of an order that the random walk must notice the loss of. */
export const breaks: readonly Break[] = [
  {
    rule: 'a refusal is no proof that nothing was stored',
    path: `${ORDERS}/classifyError.ts`,
    line: "return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unproven';",
    broken: "return status >= 400 && status < 500 && status !== 408 ? 'failed' : 'unproven';",
  },
  {
    rule: 'a refused order whose record is found is not said to have failed',
    path: 'apps/web/src/queries/placeOrder.ts',
    line: 'if (lookup !== null && lookup.records.length > 0) {',
    broken: 'if (lookup !== null && lookup.records.length > 9) {',
    shownBy: ['stored, then refused'],
  },
  {
    rule: 'a refused order is looked for again after the lag of a replica',
    path: `${ORDERS}/createSearch.ts`,
    line: 'later(REPLICA_LAG_MS, () => void search(entry.kind, { isSilent: true }));',
    broken: '',
    shownBy: ['stored, then refused', 'spoilLists', 'orderAgain'],
  },
  {
    rule: 'the identical order stays closed after a refusal',
    path: `${ORDERS}/createOrders.ts`,
    line: "detail?.status === 'refused' &&",
    broken: "detail?.status === 'accepted' &&",
    shownBy: ['stored, then refused', 'orderAgain'],
  },
  {
    rule: 'a 5xx proves nothing',
    path: `${ORDERS}/classifyError.ts`,
    line: "if (!isApiError(error) || error.kind === 'uncertain') return 'unproven';",
    broken: "if (!isApiError(error) || error.kind === 'uncertain') return 'failed';",
  },
  {
    rule: 'a success that says no accepts nothing',
    path: 'packages/api-client/src/contract/orderAnswer.ts',
    line: 'return !isRecord(answer) || !saysNo(answer);',
    broken: 'return true;',
  },
  {
    rule: 'an order without proof keeps its form locked',
    path: `${ORDERS}/journal.ts`,
    line: "return detail === undefined || detail.status === 'sending' || detail.status === 'uncertain';",
    broken: "return detail === undefined || detail.status === 'sending';",
  },
  {
    rule: 'what somebody has left open stays locked for their next visit',
    path: `${ORDERS}/journal.ts`,
    line: ".filter(({ detail }) => detail?.status !== 'released' && detail?.status !== 'accepted')",
    broken: '.filter(() => false)',
  },
  {
    rule: 'local storage keeps the forms locked where the database refuses',
    path: `${ORDERS}/fallbackOrders.ts`,
    line: 'if (all.length > 0) localStorage.setItem(key, JSON.stringify(all));',
    broken: 'if (all.length > 99) localStorage.setItem(key, JSON.stringify(all));',
  },
  {
    rule: 'an order that is stored twice is said to be',
    path: 'apps/web/src/shell/useOrderJournal.ts',
    line: "} else if (news.ids.length > 1 && news.order.kind !== 'deposit') {",
    broken: "} else if (news.ids.length > 9 && news.order.kind !== 'deposit') {",
    shownBy: ['cut, then sent again', 'walk'],
  },
  {
    rule: 'the address of a deposit that has ended is not offered',
    path: 'apps/web/src/shell/PendingMoney.tsx',
    line: 'if (open.length < before.length || open.some((one, at) => one !== before[at])) setDeposits(open);',
    broken: 'if (open.length > before.length) setDeposits(open);',
    shownBy: ['answered', 'payDeposit', 'walk'],
  },
  {
    rule: 'an address to pay to survives a reload',
    path: 'apps/web/src/shell/PendingMoney.tsx',
    line: 'useEffect(restoreDeposits, []);',
    broken: '',
    shownBy: ['answered', 'reload'],
  },
  {
    rule: 'only what was accepted is said to be accepted',
    path: `${ORDERS}/orderStates.ts`,
    line: "return detail?.status === 'accepted' && now - (detail.endedAt ?? 0) >= SETTLING_MS;",
    broken: "return detail?.status !== 'sending' && now - (detail?.endedAt ?? 0) >= SETTLING_MS;",
    shownBy: ['failed', 'changeClock'],
  },
  {
    rule: 'another coin never takes the place of the chosen one',
    path: 'packages/ui/src/rules/withdrawalDraft.ts',
    line: 'const currency = choices.find((one) => one.currency === draft.currency) ?? null;',
    broken: 'const currency = choices.find((one) => one.currency === draft.currency) ?? choices[0] ?? null;',
    shownBy: ['coin missing'],
  },
  {
    rule: 'a balance lowered on this device has its badge',
    path: 'apps/web/src/state/deductions.ts',
    line: "provenance: 'derived', asOf",
    broken: "provenance: 'live', asOf",
    shownBy: ['answered', 'profile fails'],
  },
  {
    rule: 'the coin on the screen is the one that is sent',
    path: 'apps/web/src/routes/WithdrawRoute.tsx',
    line: 'api.withdrawals.create({ ...request, amount: toText(amount) }, { key }),',
    broken: "api.withdrawals.create({ ...request, currency: 'ETH', amount: toText(amount) }, { key }),",
  },
];

/** A text with a rule taken away. Throws when the line is not there exactly once. */
export function applyBreak(text: string, { path, line, broken }: Break): string {
  const [before, after, ...more] = text.split(line);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${path} has the line ${more.length > 0 ? 'more than once' : 'no more'}: ${line}`);
  }
  return before + broken + after;
}
