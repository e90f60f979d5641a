import { type Bot, type BotConfiguration, IDLE, live, type Submission } from '@etherpilot/ui';
import { BotCard, BotConfigDialog } from '@etherpilot/ui/components';
import { bots } from '@etherpilot/ui/fixtures';
import { decimal, toText } from '@etherpilot/ui/money';
import { useState } from 'react';

const balance = live(decimal('5000.00'));
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
      await fetch('/api/investments', { method: 'POST', body });
      setSubmission({ status: 'succeeded' });
      setChosen(null);
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
