import { botSettings, mapSettings } from '../botSettings.ts';
import { botById, strategies } from '../catalogue.ts';
import type { Db } from '../db/open.ts';
import type { GrowthLogRow, InvestmentRow, UserRow } from '../db/rows.ts';
import { addInvestment } from '../db/writes.ts';
import { toWhole, USD_PLACES } from '../money.ts';
import { insufficientBalance, notFound } from '../problem.ts';
import type { Sandbox } from '../sandbox.ts';
import { listed } from '../simulation/listBehavior.ts';
import { readBody, typeName } from './body.ts';
import type { Endpoint } from './endpoint.ts';
import { readFields, type Fields } from './fields.ts';
import { investmentWire } from './present.ts';
import { rowId } from './rowId.ts';
import { sendList } from './sendList.ts';

const AMOUNT_DIGITS = 14;

function readBot(fields: Fields) {
  const value = fields.present('bot');
  if (value === undefined) return undefined;
  const isPk =
    (typeof value === 'number' && Number.isInteger(value)) || (typeof value === 'string' && /^\d+$/.test(value));
  if (!isPk) return fields.fail('bot', `Incorrect type. Expected pk value, received ${typeName(value)}.`);
  return botById(Number(value)) ?? fields.fail('bot', `Invalid pk "${value}" - object does not exist.`);
}

const listLogs = (db: Db, investment: InvestmentRow) =>
  db.all<GrowthLogRow>('SELECT * FROM growth_logs WHERE investment_id = ? ORDER BY day DESC', investment.id);

function findInvestment(db: Db, id: bigint | number, user: UserRow): InvestmentRow {
  const row = db.get<InvestmentRow>('SELECT * FROM investments WHERE id = ? AND user_id = ?', id, user.id);
  if (!row) throw notFound();
  return row;
}

/** Start a bot, the user's investments, one of them. */
export function investmentEndpoints({ db, now, settings }: Sandbox): Endpoint[] {
  return [
    {
      path: '/bots/investments/create/',
      access: 'user',
      post: async (c, user) => {
        const fields = readFields(await readBody(c));
        const bot = readBot(fields);
        const minText = bot?.min_deposit ?? '0.00';
        const min = toWhole(minText, USD_PLACES);
        const cents =
          fields.decimal('initial_amount', { digits: AMOUNT_DIGITS, places: USD_PLACES, min, minText }) ?? 0n;
        const strategy = fields.choice('strategy', strategies) ?? 'conservative';
        const values = mapSettings((name) => fields.integer(name, botSettings[name].min, botSettings[name].max) ?? 0);
        fields.check();
        if (!bot) throw notFound();
        const createdAt = now();
        const row = db.transaction(() => {
          const id = addInvestment(db, {
            userId: user.id,
            botId: bot.id,
            strategy,
            cents,
            settings: values,
            createdAt,
            dueAt: createdAt + settings.dayMs,
          });
          if (id === undefined) throw insufficientBalance();
          return findInvestment(db, id, user);
        });
        return c.json(investmentWire(row, []), 201);
      },
    },
    {
      path: '/bots/investments/',
      access: 'user',
      isList: true,
      get: (c, user) => {
        const rows = db.all<InvestmentRow>('SELECT * FROM investments WHERE user_id = ? ORDER BY id DESC', user.id);
        const records = listed(settings.lists, rows, now()).map((row) => investmentWire(row, listLogs(db, row)));
        return sendList(c, settings, records);
      },
    },
    {
      path: '/bots/investments/:id/',
      access: 'user',
      get: (c, user) => {
        const row = findInvestment(db, rowId(c), user);
        return c.json(investmentWire(row, listLogs(db, row)));
      },
    },
  ];
}
