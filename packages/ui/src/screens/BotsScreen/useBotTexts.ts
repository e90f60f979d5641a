import { useMessages } from '../../messages/useMessages.js';
import type { Bot } from '../../model/Bot.js';
import type { Sourced } from '../../model/Provenance.js';
import { fallbackBotTexts } from '../../samples/fallbackBotTexts.js';
import { sampleBotsMessages } from './BotsScreen.messages.js';

type Key = keyof typeof fallbackBotTexts;

const keys: ReadonlyMap<string, Key> = new Map(
  Object.entries(fallbackBotTexts).map(([key, text]) => [text, key as Key]),
);

/** Description and features of a bot: the server's as sent, those of a built-in bot in the host's words. */
export function useBotTexts({ value, provenance }: Sourced<Bot>): Pick<Bot, 'description' | 'features'> {
  const t = useMessages(sampleBotsMessages);
  if (provenance !== 'sample') return value;
  const translate = (text: string) => {
    const key = keys.get(text);
    return key === undefined ? text : t(key);
  };
  return { description: translate(value.description), features: value.features.map(translate) };
}
