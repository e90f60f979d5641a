import { currencyCodes, isMainNetwork } from '../coins.ts';
import type { WithdrawalRow } from '../db/rows.ts';
import { addWithdrawal } from '../db/writes.ts';
import { limits } from '../limits.ts';
import { toWhole, USD_PLACES } from '../money.ts';
import { insufficientBalance, notFound } from '../problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { listed } from '../simulation/listBehavior.ts';
import type { MessageWire } from '../wire.ts';
import { readBody } from './body.ts';
import type { Endpoint } from './endpoint.ts';
import { readFields } from './fields.ts';
import { rowId } from './rowId.ts';
import { withdrawalWire } from './present.ts';
import { sendList } from './sendList.ts';

const AMOUNT_DIGITS = 14;
const MAX_ADDRESS = 255;
const MAIN_NETWORK = 'This address is of a main network. The sandbox sends on test networks only.';

/** A new withdrawal, the user's withdrawals, one of them. */
export function withdrawalEndpoints({ db, now, settings }: Sandbox): Endpoint[] {
  return [
    {
      path: '/deposit/withdraw/',
      access: 'user',
      post: async (c, user) => {
        const fields = readFields(await readBody(c));
        const minText = limits.minimumWithdrawal;
        const min = toWhole(minText, USD_PLACES);
        const rule = { digits: AMOUNT_DIGITS, places: USD_PLACES, min, minText };
        const cents = fields.decimal('amount', rule) ?? 0n;
        const currency = fields.choice('currency', currencyCodes) ?? 'ETH';
        const addressRule = { min: limits.minimumAddressLength, max: MAX_ADDRESS };
        const address = fields.text('withdrawal_address', addressRule) ?? '';
        if (isMainNetwork(address)) fields.fail('withdrawal_address', MAIN_NETWORK);
        fields.check();
        const createdAt = now();
        const dueAt = createdAt + settings.withdrawalStepMs;
        db.transaction(() => {
          const id = addWithdrawal(db, { userId: user.id, currency, cents, address, createdAt, dueAt });
          if (id === undefined) throw insufficientBalance();
        });
        const message = 'Withdrawal request submitted. It is now pending review.';
        return c.json({ message } satisfies MessageWire, 201);
      },
    },
    {
      path: '/deposit/withdrawals/',
      access: 'user',
      isList: true,
      get: (c, user) => {
        const rows = db.all<WithdrawalRow>(
          'SELECT * FROM withdrawals WHERE user_id = ? ORDER BY created_at DESC, id DESC',
          user.id,
        );
        return sendList(c, settings, listed(settings.lists, rows, now()).map(withdrawalWire));
      },
    },
    {
      path: '/deposit/withdrawals/:id/',
      access: 'user',
      get: (c, user) => {
        const row = db.get<WithdrawalRow>('SELECT * FROM withdrawals WHERE id = ? AND user_id = ?', rowId(c), user.id);
        if (!row) throw notFound();
        return c.json(withdrawalWire(row));
      },
    },
  ];
}
