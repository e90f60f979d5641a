import type { Bot } from '@etherpilot/ui/model';
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

/** The id of the investment in the query that is to be started again, as text. */
export function readRestartedId(search: string): string | undefined {
  return new URLSearchParams(search).get('again') ?? undefined;
}

/** What the query named when the screen was entered. The query goes, so that a reload does not do it again. */
function useNamed<Id>(read: (search: string) => Id | undefined): Id | undefined {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [id] = useState(() => read(search));
  const isNamed = read(search) !== undefined;
  useEffect(() => {
    if (isNamed) navigate(path, { replace: true, state: window.history.state });
  }, [isNamed, path, navigate]);
  return id;
}

/** The bot whose dialog the screen was entered for. */
export const useOpenedBot = (): number | undefined => useNamed(readBotId);

/** The investment that the screen was entered to start again. */
export const useRestartedId = (): string | undefined => useNamed(readRestartedId);
