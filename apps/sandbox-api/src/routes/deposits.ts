import { currencies, currencyCodes } from '../coins.ts';
import type { DepositRow } from '../db/rows.ts';
import { addDeposit } from '../db/writes.ts';
import { COIN_PLACES, toWhole } from '../money.ts';
import type { Sandbox } from '../sandbox.ts';
import { listed, offered } from '../simulation/listBehavior.ts';
import type { CurrencyWire, DepositAddressWire } from '../wire.ts';
import { readBody } from './body.ts';
import type { Endpoint } from './endpoint.ts';
import { readFields } from './fields.ts';
import { depositWire } from './present.ts';
import { sendList } from './sendList.ts';

// Below a million coins: far more than any user has, and in cents far less than 64 bits hold.
const AMOUNT_DIGITS = 14;

/** The coins, a new deposit address, the user's deposits. */
export function depositEndpoints({ db, now, random, settings, log, origin }: Sandbox): Endpoint[] {
  return [
    {
      path: '/deposit/currencies/',
      access: 'user',
      isList: true,
      get: (c) =>
        sendList(
          c,
          settings,
          offered(settings.lists, currencies).flatMap(({ code, name, minDeposit }): CurrencyWire[] => {
            const offer = { currency: code, name, min_deposit: minDeposit };
            const isTwin = settings.lists.hasTwins && code === 'USDT';
            return isTwin ? [offer, { ...offer, name: `${name} (ERC-20)` }] : [offer];
          }),
        ),
    },
    {
      path: '/deposit/create/',
      access: 'user',
      post: async (c, user) => {
        const fields = readFields(await readBody(c));
        const code = fields.choice('currency', currencyCodes);
        const minText = currencies.find((item) => item.code === code)?.minDeposit ?? '0';
        const min = toWhole(minText, COIN_PLACES);
        const units = fields.decimal('amount', { digits: AMOUNT_DIGITS, places: COIN_PLACES, min, minText });
        fields.check();
        const currency = code ?? 'ETH';
        const { address, trackId } = db.transaction(() =>
          addDeposit(db, random, { userId: user.id, currency, units: units ?? 0n, createdAt: now() }),
        );
        log(`Deposit ${trackId}: pay or cancel it at ${origin()}/pay/${trackId}`);
        return c.json({ address, currency } satisfies DepositAddressWire, 201);
      },
    },
    {
      path: '/deposit/list/',
      access: 'user',
      isList: true,
      get: (c, user) => {
        const rows = db.all<DepositRow>(
          'SELECT * FROM deposits WHERE user_id = ? ORDER BY created_at DESC, id DESC',
          user.id,
        );
        const at = now();
        const records = listed(settings.lists, rows, at).map((row) => depositWire(row, at));
        return sendList(c, settings, records);
      },
    },
  ];
}
