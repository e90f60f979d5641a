import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  botSchema,
  createdDepositSchema,
  depositRecordSchema,
  investmentSchema,
  supportedCurrencySchema,
  userSchema,
  withdrawalRecordSchema,
} from '../contract.js';

const user = {
  id: 7,
  display_id: '100007',
  email: 'viewer@example.com',
  balance: '1234.50',
  email_verified: true,
  date_joined: '2025-11-02T09:15:00Z',
};

describe('user', () => {
  it('maps the profile and adds name and country', { tags: ['ENT-01', 'ENT-03', 'ENT-04'] }, () => {
    expect(v.parse(userSchema, { ...user, is_staff: true })).toEqual({
      id: 7,
      displayId: '100007',
      email: 'viewer@example.com',
      name: 'viewer',
      balance: '1234.50',
      emailVerified: true,
      dateJoined: { kind: 'instant', iso: '2025-11-02T09:15:00Z' },
      country: 'Ghana',
    });
  });

  it.each([['abc'], [null], [undefined], [{}]])(
    'reads a balance of %j as unknown, not as zero',
    { tags: ['ENT-02'] },
    (balance) => {
      expect(v.parse(userSchema, { ...user, balance }).balance).toBeNull();
    },
  );

  it('requires only id and e-mail', { tags: ['ENT-01'] }, () => {
    expect(v.parse(userSchema, { id: '7', email: 'viewer@example.com', display_id: '' })).toMatchObject({
      id: 7,
      displayId: null,
      balance: null,
      emailVerified: null,
      dateJoined: null,
    });
  });

  it.each([['id'], ['email']])('rejects a user without %s', { tags: ['ENT-01'] }, (key) => {
    expect(v.is(userSchema, { ...user, [key]: undefined })).toBe(false);
  });
});

describe('bot', () => {
  const bot = {
    id: 1,
    name: 'Binance Pro Bot',
    exchange: 'Binance',
    description: 'Trades ETH.',
    success_rate: 87,
    monthly_return: '18.50',
    risk_level: 'medium',
    min_deposit: '500.00',
    features: ['One', 2, 'Three'],
    status: 'active',
    is_unlocked: true,
  };

  it('maps every field, amounts as decimals', { tags: ['ENT-08', 'ENT-09'] }, () => {
    expect(v.parse(botSchema, bot)).toEqual({
      id: 1,
      name: 'Binance Pro Bot',
      exchange: 'Binance',
      description: 'Trades ETH.',
      successRate: '87',
      monthlyReturn: '18.50',
      riskLevel: 'Medium',
      minDeposit: '500.00',
      features: ['One', 'Three'],
      status: 'active',
      isUnlocked: true,
    });
  });

  it('never makes up a minimum', { tags: ['ENT-09'] }, () => {
    expect(v.parse(botSchema, { ...bot, min_deposit: 'ask us' }).minDeposit).toBeNull();
  });

  it('accepts a bot that has only an id and a name', { tags: ['ENT-08'] }, () => {
    expect(v.parse(botSchema, { id: 4, name: 'New Bot', features: null, risk_level: null })).toEqual({
      id: 4,
      name: 'New Bot',
      exchange: '',
      description: '',
      successRate: null,
      monthlyReturn: null,
      riskLevel: '',
      minDeposit: null,
      features: [],
      status: '',
      isUnlocked: null,
    });
  });

  it.each([
    [87, '87'],
    ['87', '87'],
    ['87.50', '87.50'],
    ['most', null],
  ])('reads the success rate %j as %j', { tags: ['G-63'] }, (success_rate, expected) => {
    expect(v.parse(botSchema, { ...bot, success_rate }).successRate).toBe(expected);
  });

  it.each([
    ['LOW', 'Low'],
    ['high', 'High'],
    ['extreme', 'extreme'],
    [3, ''],
  ])('displays the risk level %j as %j', { tags: ['ENT-08'] }, (risk_level, expected) => {
    expect(v.parse(botSchema, { ...bot, risk_level }).riskLevel).toBe(expected);
  });
});

describe('investment', () => {
  const investment = {
    id: 3,
    status: 'active',
    initial_amount: '500.00',
    current_amount: 501.35,
    total_return: '1.35',
    total_return_percentage: '0.27',
    growth_logs: [{ id: 22, date: '2025-11-20', amount_added: '-2.15', percentage_increase: -0.43 }],
    bot: { name: 'Binance Pro Bot', exchange: 'Binance', risk_level: 'medium' },
  };

  it('maps amounts, growth logs and bot', { tags: ['ENT-11', 'ENT-12'] }, () => {
    expect(v.parse(investmentSchema, investment)).toEqual({
      id: 3,
      status: 'active',
      initialAmount: '500.00',
      currentAmount: '501.35',
      totalReturn: '1.35',
      totalReturnPercentage: '0.27',
      growthLogs: [
        { id: 22, date: { kind: 'date', iso: '2025-11-20' }, amountAdded: '-2.15', percentageIncrease: '-0.43' },
      ],
      bot: { name: 'Binance Pro Bot', exchange: 'Binance', riskLevel: 'Medium' },
    });
  });

  it.each([
    ['0.27', '0.27'],
    [0.27, '0.27'],
    ['-12', '-12'],
    [-12, '-12'],
  ])('reads a return of %j percent as %s', { tags: ['ENT-12'] }, (total_return_percentage, expected) => {
    expect(v.parse(investmentSchema, { ...investment, total_return_percentage }).totalReturnPercentage).toBe(expected);
  });

  it.each([
    ['-0.43', '-0.43'],
    [-0.43, '-0.43'],
    [0.7, '0.7'],
    ['n/a', null],
    [undefined, null],
  ])('reads a growth log whose increase is %j percent as %j', { tags: ['ENT-12'] }, (percentage_increase, expected) => {
    const log = { id: 'log-4', date: '2025-11-20T12:00:30.000Z', amount_added: '3.50', percentage_increase };
    expect(v.parse(investmentSchema, { ...investment, growth_logs: [log] }).growthLogs).toEqual([
      {
        id: 'log-4',
        date: { kind: 'instant', iso: '2025-11-20T12:00:30.000Z' },
        amountAdded: '3.50',
        percentageIncrease: expected,
      },
    ]);
  });

  it('accepts an unreadable percentage, no logs and an unknown status', { tags: ['ENT-11'] }, () => {
    const odd = { ...investment, total_return_percentage: 'n/a', growth_logs: null, status: 'closing' };
    expect(v.parse(investmentSchema, odd)).toMatchObject({
      totalReturnPercentage: null,
      growthLogs: [],
      status: 'closing',
    });
  });

  it.each([
    [undefined, null],
    [null, null],
    [12, null],
    [{ name: 'Old Bot' }, { name: 'Old Bot', exchange: '', riskLevel: '' }],
  ])('reads the bot %j as %j', { tags: ['ENT-11'] }, (bot, expected) => {
    expect(v.parse(investmentSchema, { ...investment, bot }).bot).toEqual(expected);
  });

  it.each([['initial_amount'], ['current_amount'], ['total_return']])(
    'rejects an unreadable %s',
    { tags: ['ENT-11'] },
    (key) => {
      expect(v.is(investmentSchema, { ...investment, [key]: '1e3' })).toBe(false);
    },
  );
});

describe('deposits and withdrawals', () => {
  it('maps a currency', { tags: ['ENT-13'] }, () => {
    expect(v.parse(supportedCurrencySchema, { currency: 'ETH', name: 'Ethereum', min_deposit: '0.1' })).toEqual({
      currency: 'ETH',
      name: 'Ethereum',
      minDeposit: '0.1',
    });
  });

  it.each([[{ currency: 'ETH' }], [{ address: '0x1' }], [{ address: ' ', currency: 'ETH' }], [{}], [null]])(
    'rejects the deposit answer %j',
    { tags: ['ENT-14'] },
    (answer) => {
      expect(v.is(createdDepositSchema, answer)).toBe(false);
    },
  );

  it('maps a deposit; the invoice id is its transaction id, even as a number', { tags: ['ENT-15'] }, () => {
    const wire = { id: 12, currency: 'ETH', amount: '0.50000000', status: 'new', created_at: '2025-11-20' };
    expect(v.parse(depositRecordSchema, { ...wire, currency_name: 'Ethereum', oxapay_invoice_id: 193139644 })).toEqual({
      id: 12,
      currency: 'ETH',
      currencyName: 'Ethereum',
      amount: '0.50000000',
      status: 'new',
      createdAt: { kind: 'date', iso: '2025-11-20' },
      transactionId: '193139644',
    });
    expect(v.parse(depositRecordSchema, wire)).toMatchObject({ currencyName: 'ETH', transactionId: null });
    const texts = { ...wire, id: 'd-12', oxapay_invoice_id: 'INV-7' };
    expect(v.parse(depositRecordSchema, texts)).toMatchObject({ id: 'd-12', transactionId: 'INV-7' });
  });

  it('maps a withdrawal; hash and processing time may be missing', { tags: ['ENT-16'] }, () => {
    const wire = {
      id: 6,
      amount: '75.00',
      currency: 'ETH',
      currency_name: 'Ethereum',
      withdrawal_address: '0x5fb1',
      status: 'pending',
      created_at: '2025-11-20',
      transaction_hash: '',
    };
    expect(v.parse(withdrawalRecordSchema, wire)).toEqual({
      id: 6,
      amount: '75.00',
      currency: 'ETH',
      currencyName: 'Ethereum',
      withdrawalAddress: '0x5fb1',
      status: 'pending',
      transactionHash: null,
      createdAt: { kind: 'date', iso: '2025-11-20' },
      processedAt: null,
    });
    const { transaction_hash: _, ...bare } = wire;
    const nothingYet = { transactionHash: null, processedAt: null };
    expect(v.parse(withdrawalRecordSchema, bare)).toMatchObject(nothingYet);
    const nulls = { ...bare, transaction_hash: null, processed_at: null };
    expect(v.parse(withdrawalRecordSchema, nulls)).toMatchObject(nothingYet);
    const done = { ...wire, transaction_hash: '0xabc', processed_at: '2025-11-21' };
    expect(v.parse(withdrawalRecordSchema, done)).toMatchObject({
      transactionHash: '0xabc',
      processedAt: { kind: 'date', iso: '2025-11-21' },
    });
  });
});

it('sets nothing from a hostile answer on the prototype of all objects', () => {
  v.safeParse(userSchema, JSON.parse('{"id":1,"email":"a@b.c","__proto__":{"polluted":1}}'));
  expect('polluted' in {}).toBe(false);
});
