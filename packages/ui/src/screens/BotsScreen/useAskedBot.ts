'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { Bot } from '../../model/Bot.js';
import type { BotRestart } from '../../model/BotRestart.js';
import type { Sourced } from '../../model/Provenance.js';

export interface AskedBot {
  /** Empty until the list is there. */
  readonly shown: readonly Sourced<Bot>[];
  readonly initialBotId: Bot['id'] | undefined;
  readonly restart: BotRestart | undefined;
  readonly onOpen: (bot: Sourced<Bot>) => void;
  /** The bot is `undefined` when it is not listed any more. */
  readonly onRestart: (asked: { readonly bot: Sourced<Bot> | undefined; readonly restart: BotRestart }) => void;
}

/** Calls back once with the bot that a host has named, as soon as the list is there. */
export function useAskedBot({ shown, initialBotId, restart, onOpen, onRestart }: AskedBot): void {
  const awaitedId = useRef(initialBotId);
  const open = useEffectEvent(() => {
    if (awaitedId.current === undefined || shown.length === 0) return;
    const bot = shown.find(({ value }) => value.id === awaitedId.current);
    awaitedId.current = undefined;
    if (bot) onOpen(bot);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the list is what is waited for
  useEffect(() => open(), [shown]);

  const isRestarted = useRef(false);
  const startAgain = useEffectEvent(() => {
    if (restart === undefined || isRestarted.current || shown.length === 0) return;
    isRestarted.current = true;
    const { name, exchange } = restart.bot;
    const bot = shown.find(({ value }) => value.name === name && value.exchange === exchange);
    onRestart({ bot, restart });
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the list is what is waited for
  useEffect(() => startAgain(), [shown, restart]);
}
