import type { Bot } from '@etherpilot/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/** The path of a screen that is opened for a bot; a built-in one has no number to name it by. */
export function withBot(path: string, { id }: Pick<Bot, 'id'>): string {
  return typeof id === 'number' ? `${path}?bot=${id}` : path;
}

/** The id of the bot in the query of a URL, which anybody can write; `undefined` without a valid one. */
export function readBotId(search: string): number | undefined {
  const text = new URLSearchParams(search).get('bot') ?? '';
  return /^\d{1,15}$/.test(text) ? Number.parseInt(text, 10) : undefined;
}

/** The bot of the query the screen was entered with. The query goes, so that a reload does not open the bot again. */
export function useOpenedBot(): number | undefined {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [botId] = useState(() => readBotId(search));
  const isNamed = readBotId(search) !== undefined;
  useEffect(() => {
    if (isNamed) navigate(path, { replace: true, state: window.history.state });
  }, [isNamed, path, navigate]);
  return botId;
}
