import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PREFERENCES = 'etherpilot.preferences';
const ACTIVATION = 'etherpilot.activation';
const LOOK = { candleFill: 'tinted', palette: 'specified' };
const BEGINNING = { oneClickDeal: false, oneClickStop: false, notifications: true, ...LOOK };

let userId: number | null;

vi.mock('./session.js', () => ({ getCurrentUserId: () => userId }));

let stored: Map<string, string>;
let tab: EventTarget;

/** The state of a page that opens with the current storage. */
async function openPage() {
  vi.resetModules();
  const { preferences, getPreferences, changePreferences } = await import('./preferences.js');
  const { activation, storeStepsMovedPast } = await import('./activation.js');
  return { switches: () => getPreferences(preferences.current), changePreferences, activation, storeStepsMovedPast };
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function changeElsewhere(key: string | null): void {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

beforeEach(() => {
  stored = new Map();
  userId = 7;
  tab = new EventTarget();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the Settings switches', () => {
  it('start as specified and are restored on the next page', { tags: ['SET-04', 'SET-09', 'G-101'] }, async () => {
    const page = await openPage();
    expect(page.switches()).toEqual(BEGINNING);
    page.changePreferences({ oneClickDeal: true });
    page.changePreferences({ notifications: false });
    const next = await openPage();
    expect(next.switches()).toEqual({ ...BEGINNING, oneClickDeal: true, notifications: false });
  });

  it.each([
    '',
    'invalid JSON',
    'null',
    '7',
    '"text"',
    '[]',
    '{"oneClickDeal":"yes","notifications":0}',
    '{"oneClickDeal":true}',
  ])('are reset when %j is stored', async (invalid) => {
    stored.set(PREFERENCES, invalid);
    expect((await openPage()).switches()).toEqual(BEGINNING);
  });

  it('last as long as the page where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const page = await openPage();
    page.changePreferences({ oneClickStop: true });
    expect(page.switches()).toEqual({ ...BEGINNING, oneClickStop: true });
  });

  it('start a bot without asking only for whoever has switched that on', async () => {
    const page = await openPage();
    page.changePreferences({ oneClickDeal: true, notifications: false });
    userId = 8;
    expect(page.switches()).toEqual({ ...BEGINNING, notifications: false });
    page.changePreferences({ oneClickDeal: true });
    page.changePreferences({ oneClickDeal: false });
    page.changePreferences({ oneClickStop: true });
    const next = await openPage();
    const readFor = (id: number | null) => {
      userId = id;
      return next.switches().oneClickDeal;
    };
    expect([7, 8, null].map(readFor)).toEqual([true, false, false]);
  });

  it.each([[PREFERENCES], [null]])('follow a change in another tab, with the event %j', async (key) => {
    const page = await openPage();
    stored.set(PREFERENCES, JSON.stringify({ ...BEGINNING, oneClickDeal: [7] }));
    changeElsewhere('etherpilot.session');
    expect(page.switches().oneClickDeal).toBe(false);
    changeElsewhere(key);
    expect(page.switches().oneClickDeal).toBe(true);
  });
});

describe('the activation of an account', () => {
  it('is stored separately for each user', { tags: ['G-43'] }, async () => {
    const page = await openPage();
    expect(page.activation.movedPast[7]).toBeUndefined();
    page.storeStepsMovedPast(7, 1);
    page.storeStepsMovedPast(8, 2);
    expect((await openPage()).activation.movedPast).toEqual({ 7: 1, 8: 2 });
  });

  it('is reset when the stored value is invalid', async () => {
    stored.set(ACTIVATION, JSON.stringify({ 7: 5, 8: 'two', 9: 2 }));
    expect((await openPage()).activation.movedPast).toEqual({ 7: 0, 8: 0, 9: 2 });
    stored.set(ACTIVATION, '{');
    expect((await openPage()).activation.movedPast).toEqual({});
  });

  it('follows another tab', async () => {
    const page = await openPage();
    stored.set(ACTIVATION, '{"7":2}');
    changeElsewhere(ACTIVATION);
    expect(page.activation.movedPast[7]).toBe(2);
  });
});

describe('how bots were configured on this device', () => {
  const STARTS = 'etherpilot.startedBots';
  const open = async () => {
    vi.resetModules();
    return import('./startedBots.js');
  };
  const start = (investmentId: number | string) => ({
    investmentId,
    startedAt: 1_764_000_000_000,
    strategy: 'balanced' as const,
    riskLevel: 'High' as const,
    stopLoss: 8,
    takeProfit: 20,
    maxTrades: 3,
  });

  it('is remembered for each person, without amounts, on the next page too', async () => {
    const { rememberStart } = await open();
    rememberStart(7, start(1));
    rememberStart(7, start('b'));
    rememberStart(8, start(3));
    const { startedBots } = await open();
    expect(startedBots.current).toEqual({ 7: [start(1), start('b')], 8: [start(3)] });
    expect(stored.get(STARTS)).not.toContain('amount');
  });

  it('is kept for the latest fifty', async () => {
    const { startedBots, rememberStart } = await open();
    for (let id = 1; id <= 60; id += 1) rememberStart(7, start(id));
    expect(startedBots.current[7]?.map(({ investmentId }) => investmentId)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 11),
    );
  });

  it('is what can be read of it when the stored value is invalid', async () => {
    const odd = [
      { ...start(2), strategy: 'wild' },
      { ...start(3), stopLoss: '8' },
      { ...start(4), startedAt: 1e99 },
      null,
    ];
    stored.set(STARTS, JSON.stringify({ 7: [start(1), ...odd], 8: 'none' }));
    expect((await open()).startedBots.current).toEqual({ 7: [start(1)], 8: [] });
    stored.set(STARTS, '{');
    expect((await open()).startedBots.current).toEqual({});
  });

  it('follows another tab', async () => {
    const { startedBots } = await open();
    stored.set(STARTS, JSON.stringify({ 7: [start(1)] }));
    changeElsewhere(STARTS);
    expect(startedBots.current[7]).toEqual([start(1)]);
  });
});
