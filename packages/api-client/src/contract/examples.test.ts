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
    'API-04 auth-login': tokensSchema,
    'API-06 auth-profile': userSchema,
    'API-07 auth-refresh': refreshedTokensSchema,
    'API-05 auth-register': userSchema,
    'API-15 bots-get': botSchema,
    'API-14 bots-list': list(botSchema),
    'API-09 deposit-create': createdDepositSchema,
    'API-08 deposit-currencies': list(supportedCurrencySchema),
    'API-10 deposit-list': list(depositRecordSchema),
    'API-11 deposit-withdraw': withdrawalReceiptSchema,
    'API-13 deposit-withdrawal': withdrawalRecordSchema,
    'API-12 deposit-withdrawals': list(withdrawalRecordSchema),
    'API-16 investments-create': investmentSchema,
    'API-18 investments-get': investmentSchema,
    'API-17 investments-list': list(investmentSchema),
  };

  it('cover every call of the contract', () => {
    const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
    expect(names.toSorted()).toEqual(Object.keys(schemas).map(fileOf).toSorted());
  });

  it.each(Object.entries(schemas))('are read without loss: %s', (name, schema) => {
    const wire: unknown = JSON.parse(readFileSync(new URL(`${fileOf(name)}.json`, folder), 'utf8'));
    const parsed = v.parse(schema, wire);
    // Every text and figure of the example is found again, so no field is misnamed.
    const normalise = (text: string): string => text.toLowerCase().replaceAll('-0.00', '0.00');
    const found = new Set(leaves(parsed).map(normalise));
    const lost = leaves(wire).filter((leaf) => !found.has(normalise(leaf)));
    expect(lost).toEqual([]);
  });
});

/** The name of an example's file: what stands behind the id. */
function fileOf(name: string): string {
  return name.replace(/^API-\d+ /, '');
}

function leaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(leaves);
}
