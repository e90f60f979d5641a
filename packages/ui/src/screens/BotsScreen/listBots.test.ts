import { describe, expect, it } from 'vitest';
import { bots } from '../../fixtures/bots.js';
import { serverFailure } from '../../fixtures/failures.js';
import { live } from '../../model/Provenance.js';
import { fallbackBots } from '../../samples/fallbackBots.js';
import { toText } from '../../money/decimal.js';
import { findOpened, listBots } from './listBots.js';

const failed = { status: 'failed', failure: serverFailure } as const;

describe('the bots on the screen', () => {
  it("are the live ones in the server's order", { tags: ['BOTS-10'] }, () => {
    const { bots: listed, fallbackReason } = listBots({ status: 'ready', data: bots });
    expect(fallbackReason).toBeNull();
    expect(listed.map(({ value }) => value)).toEqual(bots);
    expect(new Set(listed.map(({ provenance }) => provenance))).toEqual(new Set(['live']));
  });

  it('are the sample ones after a failed load', { tags: ['BOTS-25'] }, () => {
    expect(listBots(failed)).toMatchObject({ fallbackReason: 'failed' });
    expect(listBots(failed).bots.map(({ provenance }) => provenance)).toEqual(['sample', 'sample', 'sample']);
  });

  it('are the sample ones when the server lists none', { tags: ['BOTS-26'] }, () => {
    const { bots: listed, fallbackReason } = listBots({ status: 'ready', data: [] });
    expect(fallbackReason).toBe('empty');
    expect(listed.map(({ provenance }) => provenance)).toEqual(['sample', 'sample', 'sample']);
  });

  it('include three samples with four features each, all active', { tags: ['BOTS-27', 'BOTS-31', 'BOTS-32'] }, () => {
    const samples = listBots(failed).bots.map(({ value }) => value);
    expect(samples).toHaveLength(3);
    expect(samples.map(({ features }) => features.length)).toEqual([4, 4, 4]);
    expect(samples.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  });

  for (const [id, index, name, exchange, success, monthly, risk] of [
    ['BOTS-28', 0, 'Binance Pro Bot', 'Binance', '87', '18.5', 'Medium'],
    ['BOTS-29', 1, 'OKX Smart Bot', 'OKX', '82', '15.2', 'Low'],
    ['BOTS-30', 2, 'Bybit Turbo Bot', 'Bybit', '91', '22.8', 'High'],
  ] as const) {
    it(`include ${name} of ${exchange} with its figures`, { tags: [id] }, () => {
      const sampled = listBots(failed).bots[index]?.value;
      expect(sampled).toMatchObject({ name, exchange, riskLevel: risk });
      const figures = [sampled?.successRate, sampled?.monthlyReturn, sampled?.minDeposit];
      expect(figures.map((figure) => figure && toText(figure))).toEqual([success, monthly, '500']);
    });
  }

  it('stay, marked as cached, when only the new load failed', () => {
    const { bots: listed, fallbackReason } = listBots({ ...failed, data: bots, readAt: 7 });
    expect(fallbackReason).toBe('failed');
    expect(listed.map(({ provenance, asOf }) => [provenance, asOf])).toEqual(bots.map(() => ['cached', 7]));
  });

  it('are none during the first load', () => {
    expect(listBots({ status: 'loading' })).toEqual({ bots: [], fallbackReason: null });
  });
});

describe('an opened bot', () => {
  const [first, ...others] = bots as readonly [(typeof bots)[number], ...typeof bots];
  const opened = live(first);
  const isGone = (list: Parameters<typeof findOpened>[1]) => findOpened(opened, list).isGone;

  it('has the latest data of the list', () => {
    const paused = { ...first, status: 'paused' };
    expect(findOpened(opened, { status: 'ready', data: [...others, paused] })).toEqual({
      bot: live(paused),
      isGone: false,
    });
  });

  it('is gone once the server lists others or none, and keeps its last data', () => {
    expect(findOpened(opened, { status: 'ready', data: others })).toEqual({ bot: opened, isGone: true });
    expect(isGone({ status: 'ready', data: [] })).toBe(true);
    expect(isGone({ ...failed, data: others })).toBe(true);
    expect(isGone({ status: 'loading', data: others })).toBe(true);
  });

  it.each([{ name: 'OKX Smart Bot' }, { exchange: 'OKX' }])(
    'is gone when its id is that of another one: %j',
    (other) => {
      const list = { status: 'ready', data: [{ ...first, ...other }, ...others] } as const;
      expect(findOpened(opened, list)).toEqual({ bot: opened, isGone: true });
    },
  );

  it('is not gone while nothing is known of the list', () => {
    expect(isGone({ status: 'loading' })).toBe(false);
    expect(isGone(failed)).toBe(false);
  });

  it('is gone as a sample once the live ones are there', () => {
    const sampled = { value: fallbackBots[0] as (typeof bots)[number], provenance: 'sample' } as const;
    expect(findOpened(sampled, failed)).toEqual({ bot: sampled, isGone: false });
    expect(findOpened(sampled, { status: 'ready', data: bots }).isGone).toBe(true);
  });
});
