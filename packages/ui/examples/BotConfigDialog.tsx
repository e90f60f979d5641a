import { BotCard, BotConfigDialog } from '@etherpilot/ui/components';
import { bots } from '@etherpilot/ui/fixtures';
import { type Bot, type BotConfiguration, IDLE, live, type Submission } from '@etherpilot/ui/model';
import { decimal, toText } from '@etherpilot/ui/money';
import { useState } from 'react';

const balance = live(decimal('5000.00'));
const refused = { title: 'Error', message: 'The server refused to start this bot.' };
const lost = { title: 'No answer', message: 'The bot may have been started. Check your active bots.' };

interface Start {
  readonly bot: Bot;
  readonly configuration: BotConfiguration;
}

export function Example() {
  const [chosen, setChosen] = useState<Bot | null>(null);
  const [submission, setSubmission] = useState<Submission>(IDLE);

  const start = async ({ bot, configuration: { amount, strategy } }: Start) => {
    setSubmission({ status: 'sending' });
    try {
      const body = JSON.stringify({ bot: bot.id, amount: toText(amount), strategy });
      const { ok, status } = await fetch('/api/investments', { method: 'POST', body });
      // A server that fails may have stored the order before.
      if (status >= 500) throw new Error(`The server answered with ${status}.`);
      setSubmission(ok ? { status: 'succeeded' } : { status: 'failed', failure: refused });
      if (ok) setChosen(null);
    } catch {
      // Nothing is sent again by code: history and balance have to show what became of the order.
      setSubmission({
        status: 'uncertain',
        failure: lost,
        since: Date.now(),
        order: { kind: 'bot', amount, botName: bot.name },
        count: 1,
        isFromAnotherTab: false,
        recheck: { status: 'reading' },
        canUnlock: false,
      });
    }
  };

  return (
    <>
      {bots.slice(0, 1).map((bot) => (
        <BotCard key={bot.id} bot={live(bot)} lock="unlocked" onChooseBot={() => setChosen(bot)} />
      ))}
      {chosen && (
        <BotConfigDialog
          bot={live(chosen)}
          balance={balance}
          submission={submission}
          onStartBot={(order) => void start(order)}
          onReadAgain={() => window.location.reload()}
          onUnlock={() => setSubmission(IDLE)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
