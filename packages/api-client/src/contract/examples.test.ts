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

describe('the example answers', () => {
  const folder = new URL('../../../../apps/sandbox-api/examples/', import.meta.url);
  const list = (item: v.GenericSchema): v.GenericSchema =>
    v.pipe(
      pageSchema,
      v.transform((page) => page.results),
      v.array(item),
    );
  const schemas: Record<string, v.GenericSchema> = {
    'auth-login': tokensSchema,
    'auth-profile': userSchema,
    'auth-refresh': refreshedTokensSchema,
    'auth-register': userSchema,
    'bots-get': botSchema,
    'bots-list': list(botSchema),
    'deposit-create': createdDepositSchema,
    'deposit-currencies': list(supportedCurrencySchema),
    'deposit-list': list(depositRecordSchema),
    'deposit-withdraw': withdrawalReceiptSchema,
    'deposit-withdrawal': withdrawalRecordSchema,
    'deposit-withdrawals': list(withdrawalRecordSchema),
    'investments-create': investmentSchema,
    'investments-get': investmentSchema,
    'investments-list': list(investmentSchema),
  };

  it('cover every call of the contract', () => {
    const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
    expect(names.toSorted()).toEqual(Object.keys(schemas).toSorted());
  });

  it.each(Object.entries(schemas))('are read without loss: %s', (name, schema) => {
    const wire: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    const parsed = v.parse(schema, wire);
    // Every text and figure of the example is found again, so no field is misnamed.
    const normalise = (text: string): string => text.toLowerCase().replaceAll('-0.00', '0.00');
    const found = new Set(leaves(parsed).map(normalise));
    const lost = leaves(wire).filter((leaf) => !found.has(normalise(leaf)));
    expect(lost).toEqual([]);
  });
});

function leaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(leaves);
}
