import { botById, bots } from '../catalogue.ts';
import { notFound } from '../problem.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Endpoint } from './endpoint.ts';
import { botWire } from './present.ts';
import { rowId } from './rowId.ts';
import { sendList } from './sendList.ts';

/** The bots, with their lock state for the user. */
export function botEndpoints({ settings }: Sandbox): Endpoint[] {
  return [
    {
      path: '/bots/',
      access: 'user',
      isList: true,
      get: (c, user) =>
        sendList(
          c,
          settings,
          bots.map((bot) => botWire(bot, user)),
        ),
    },
    {
      path: '/bots/:id/',
      access: 'user',
      get: (c, user) => {
        const bot = botById(Number(rowId(c)));
        if (!bot) throw notFound();
        return c.json(botWire(bot, user));
      },
    },
  ];
}
