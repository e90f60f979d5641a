import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  botSchema,
  createdDepositSchema,
  depositRecordSchema,
  investmentSchema,
  pageSchema,
  refreshedTokensSchema,
  supportedCurrencySchema,
  tokensSchema,
  userSchema,
  withdrawalReceiptSchema,
  withdrawalRecordSchema,
} from '../contract.js';
import { leaves } from '../testing/leaves.js';

describe('the example answers', () => {
  const folder = new URL('../../../../apps/sandbox-api/examples/', import.meta.url);
  const list = (item: v.GenericSchema): v.GenericSchema =>
    v.pipe(
      pageSchema,
      v.transform((page) => page.results),
      v.array(item),
    );
  const schemas: Record<string, readonly [id: string, schema: v.GenericSchema]> = {
    'auth-login': ['API-04', tokensSchema],
    'auth-profile': ['API-06', userSchema],
    'auth-refresh': ['API-07', refreshedTokensSchema],
    'auth-register': ['API-05', userSchema],
    'bots-get': ['API-15', botSchema],
    'bots-list': ['API-14', list(botSchema)],
    'deposit-create': ['API-09', createdDepositSchema],
    'deposit-currencies': ['API-08', list(supportedCurrencySchema)],
    'deposit-list': ['API-10', list(depositRecordSchema)],
    'deposit-withdraw': ['API-11', withdrawalReceiptSchema],
    'deposit-withdrawal': ['API-13', withdrawalRecordSchema],
    'deposit-withdrawals': ['API-12', list(withdrawalRecordSchema)],
    'investments-create': ['API-16', investmentSchema],
    'investments-get': ['API-18', investmentSchema],
    'investments-list': ['API-17', list(investmentSchema)],
  };

  it('cover every call of the contract', () => {
    const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
    expect(names.toSorted()).toEqual(Object.keys(schemas).toSorted());
  });

  for (const [name, [id, schema]] of Object.entries(schemas)) {
    it(`are read without loss: ${name}`, { tags: [id] }, () => {
      const wire: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
      const parsed = v.parse(schema, wire);
      // Every text and figure of the example must appear in the result, so no field is mismapped.
      const normalise = (text: string): string => text.toLowerCase().replaceAll('-0.00', '0.00');
      const found = new Set(leaves(parsed).map(normalise));
      const lost = leaves(wire).filter((leaf) => !found.has(normalise(leaf)));
      expect(lost).toEqual([]);
    });
  }
});
