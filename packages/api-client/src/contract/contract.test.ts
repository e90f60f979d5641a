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
  it('ENT-01, ENT-03, ENT-04 maps the profile and adds name and country', () => {
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

  it.each([['abc'], [null], [undefined], [{}]])('ENT-02 takes a balance of %j for unknown, not for zero', (balance) => {
    expect(v.parse(userSchema, { ...user, balance }).balance).toBeNull();
  });

  it('ENT-01 does without all but id and e-mail', () => {
    expect(v.parse(userSchema, { id: '7', email: 'viewer@example.com', display_id: '' })).toMatchObject({
      id: 7,
      displayId: null,
      balance: null,
      emailVerified: null,
      dateJoined: null,
    });
  });

  it.each([['id'], ['email']])('ENT-01 refuses a user without %s', (key) => {
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

  it('ENT-08, ENT-09 maps every field, amounts as decimals', () => {
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

  it('ENT-09 never makes up a minimum', () => {
    expect(v.parse(botSchema, { ...bot, min_deposit: 'ask us' }).minDeposit).toBeNull();
  });

  it('ENT-08 lists a bot that has only an id and a name', () => {
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
  ])('G-63 reads the success rate %j as %j', (success_rate, expected) => {
    expect(v.parse(botSchema, { ...bot, success_rate }).successRate).toBe(expected);
  });

  it.each([
    ['LOW', 'Low'],
    ['high', 'High'],
    ['extreme', 'extreme'],
    [3, ''],
  ])('ENT-08 shows the risk level %j as %j', (risk_level, expected) => {
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

  it('ENT-11, ENT-12 maps amounts, growth logs and bot', () => {
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
  ])('ENT-12 reads a return of %j percent as %s', (total_return_percentage, expected) => {
    expect(v.parse(investmentSchema, { ...investment, total_return_percentage }).totalReturnPercentage).toBe(expected);
  });

  it('ENT-11 lives with an unreadable percentage, no logs and an unknown status', () => {
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
  ])('ENT-11 reads the bot %j as %j', (bot, expected) => {
    expect(v.parse(investmentSchema, { ...investment, bot }).bot).toEqual(expected);
  });

  it.each([['initial_amount'], ['current_amount'], ['total_return']])('ENT-11 refuses an unreadable %s', (key) => {
    expect(v.is(investmentSchema, { ...investment, [key]: '1e3' })).toBe(false);
  });
});

describe('deposits and withdrawals', () => {
  it('ENT-13 maps a currency', () => {
    expect(v.parse(supportedCurrencySchema, { currency: 'ETH', name: 'Ethereum', min_deposit: '0.1' })).toEqual({
      currency: 'ETH',
      name: 'Ethereum',
      minDeposit: '0.1',
    });
  });

  it.each([[{ currency: 'ETH' }], [{ address: '0x1' }], [{ address: ' ', currency: 'ETH' }], [{}], [null]])(
    'ENT-14 refuses the deposit answer %j',
    (answer) => {
      expect(v.is(createdDepositSchema, answer)).toBe(false);
    },
  );

  it('ENT-15 maps a deposit; the invoice id is its transaction id, also as a number', () => {
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
  });

  it('ENT-16 maps a withdrawal; hash and processing time may be missing', () => {
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
    const done = { ...wire, transaction_hash: '0xabc', processed_at: '2025-11-21' };
    expect(v.parse(withdrawalRecordSchema, done)).toMatchObject({
      transactionHash: '0xabc',
      processedAt: { kind: 'date', iso: '2025-11-21' },
    });
  });
});

it('takes nothing from a hostile answer into the prototype of all objects', () => {
  v.safeParse(userSchema, JSON.parse('{"id":1,"email":"a@b.c","__proto__":{"polluted":1}}'));
  expect('polluted' in {}).toBe(false);
});
