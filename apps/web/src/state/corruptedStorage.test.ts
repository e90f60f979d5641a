import { candleFills } from '@etherpilot/ui/model';
import { palettes } from '@etherpilot/ui/tokens';
import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { trials } from '@etherpilot/testkit/trials';
import { corruptedText } from '../../../../packages/api-client/src/testing/corruptedText.js';

const USER = 7;
const NOW = Date.UTC(2025, 10, 20, 12);
let leave: () => void = () => undefined;

vi.mock('./session.js', () => ({
  getCurrentUserId: () => USER,
  onLeave: (listener: () => void) => (leave = listener),
}));

function createStorage(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const local = new Map<string, string>();
const tab = new Map<string, string>();
const page = new EventTarget();
vi.stubGlobal('window', page);
vi.stubGlobal('localStorage', createStorage(local));
vi.stubGlobal('sessionStorage', createStorage(tab));

beforeEach(() => {
  local.clear();
  tab.clear();
});

/** Runs a check on texts that are not what was stored. */
function corrupt(valid: unknown, check: (text: string) => void | Promise<void>): Promise<void> {
  const property = fc.asyncProperty(corruptedText(JSON.stringify(valid)), async (text) => {
    await check(text);
    expect('polluted' in {}).toBe(false);
  });
  return fc.assert(property, { numRuns: trials(1_000) });
}

const changeElsewhere = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
const isShowableTime = (time: number) => !Number.isNaN(new Date(time).getTime());

it('corruptions of the switches leave switches', async () => {
  const { getPreferences } = await import('./preferences.js');
  await corrupt(
    { oneClickDeal: [USER], oneClickStop: false, notifications: true, candleFill: 'solid', palette: 'redUp' },
    (text) => {
      local.set('etherpilot.preferences', text);
      changeElsewhere('etherpilot.preferences');
      const { candleFill, palette, ...switches } = getPreferences();
      expect(Object.values(switches).map((one) => typeof one)).toEqual(['boolean', 'boolean', 'boolean']);
      expect(candleFills).toContain(candleFill);
      expect(palettes).toContain(palette);
    },
  );
});

it('corruptions of the first steps leave steps', async () => {
  const { activation } = await import('./activation.js');
  await corrupt({ [USER]: 1, 8: 2 }, (text) => {
    local.set('etherpilot.activation', text);
    changeElsewhere('etherpilot.activation');
    expect([0, 1, 2]).toContain(activation.movedPast[USER] ?? 0);
  });
});

it('corruptions of the address labels leave labels that can be shown, or none', async () => {
  const { addressLabels, getLabels } = await import('./addressLabels.js');
  const label = { address: '0x52908400098527886E0F7030069857D2E4169EE7', label: 'Ledger' };
  local.set('etherpilot.addressLabels', JSON.stringify({ [USER]: [label], 8: [] }));
  changeElsewhere('etherpilot.addressLabels');
  expect(getLabels()).toEqual([label]);
  await corrupt({ [USER]: [label, label], 8: [label] }, (text) => {
    local.set('etherpilot.addressLabels', text);
    changeElsewhere('etherpilot.addressLabels');
    expect(Object.values(addressLabels.byUser).every(Array.isArray)).toBe(true);
    for (const one of getLabels()) {
      expect([typeof one.address, typeof one.label]).toEqual(['string', 'string']);
      expect(one.label).not.toBe('');
    }
  });
});

it('corruptions of the records seen pending leave ids of this person, or none', async () => {
  const { getSeenPending } = await import('./pendingMoney.js');
  await corrupt({ userId: USER, deposits: [1, 'b'], withdrawals: [3] }, (text) => {
    leave();
    local.set('etherpilot.pending', text);
    for (const list of ['deposits', 'withdrawals'] as const) {
      expect(getSeenPending(list).every((id) => ['number', 'string'].includes(typeof id))).toBe(true);
    }
  });
});

it('corruptions of the deposits of a tab leave some that can be shown, or none', async () => {
  const { deposit, DEPOSIT_KEY, forgetDeposits } = await import('./deposit.js');
  const { restoreDeposits } = await import('./storedDeposit.js');
  const address = '0x228b48a56DbC2eCf10393227Ac9c9dc943881fD7';
  const stored = {
    currency: 'ETH',
    address,
    amount: '0.5',
    createdAt: NOW,
    recordId: 3,
    known: [1, 'b'],
    candidates: [],
  };
  await corrupt({ userId: USER, deposits: [stored, { ...stored, recordId: null }] }, (text) => {
    forgetDeposits();
    tab.set(DEPOSIT_KEY, text);
    restoreDeposits();
    expect(deposit.created.every(({ createdAt }) => isShowableTime(createdAt))).toBe(true);
    expect(deposit.created.every(({ known }) => known === null || Array.isArray(known))).toBe(true);
  });
});
