import { type Toast, ToastRegion } from '@etherpilot/ui';
import { bots } from '@etherpilot/ui/fixtures';
import { type Bot, type BotConfiguration, IDLE, live, sampleStatistics, type Submission } from '@etherpilot/ui/model';
import { decimal, toText } from '@etherpilot/ui/money';
import { BotsScreen } from '@etherpilot/ui/screens/BotsScreen';
import { useState } from 'react';

const refused = { title: 'Error', message: 'The server refused to start this bot.' };
const lost = { title: 'No answer', message: 'The bot may have been started. Check your active bots.' };

interface Start {
  readonly bot: Bot;
  readonly configuration: BotConfiguration;
}

export function Example() {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const start = async ({ bot, configuration: { amount, strategy } }: Start) => {
    setSubmission({ status: 'sending' });
    try {
      const body = JSON.stringify({ bot: bot.id, amount: toText(amount), strategy });
      const { ok, status } = await fetch('/api/investments', { method: 'POST', body });
      // A server that fails may have stored the order before.
      if (status >= 500) throw new Error(`The server answered with ${status}.`);
      setSubmission(ok ? { status: 'succeeded' } : { status: 'failed', failure: refused });
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
      <BotsScreen
        bots={{ status: 'ready', data: bots }}
        investments={{ status: 'ready', data: [] }}
        statistics={sampleStatistics}
        balance={live(decimal('1250.00'))}
        submission={submission}
        onStartBot={(order) => void start(order)}
        onRequireDeposit={({ bot }) => window.location.assign(`/deposit?bot=${bot.id}`)}
        onReadAgain={() => window.location.reload()}
        onUnlock={() => setSubmission(IDLE)}
        onRetry={() => window.location.reload()}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
