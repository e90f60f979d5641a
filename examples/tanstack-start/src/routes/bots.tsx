import { type Bot, fallbackBots, IDLE, live, type Loadable, sampleStatistics } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { BotsScreen } from '@etherpilot/ui/screens/BotsScreen';
import { Await, createFileRoute } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import { Suspense } from 'react';

/** A server that takes its time. */
const readBots = createServerFn().handler(async (): Promise<readonly Bot[]> => {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return fallbackBots.map((bot, index) => ({ ...bot, id: index + 1, isUnlocked: true }));
});

/** The page is sent at once with the screen's loading state; the bots follow in the same answer. */
export const Route = createFileRoute('/bots')({ loader: () => ({ bots: readBots() }), component: Bots });

function Bots() {
  const { bots } = Route.useLoaderData();
  return (
    <Suspense fallback={<Screen bots={{ status: 'loading' }} />}>
      <Await promise={bots}>{(data) => <Screen bots={{ status: 'ready', data }} />}</Await>
    </Suspense>
  );
}

const nothing = () => {};

function Screen({ bots }: { readonly bots: Loadable<readonly Bot[]> }) {
  return (
    <BotsScreen
      className="screen"
      bots={bots}
      balance={live(decimal('1250.00'))}
      investments={{ status: 'ready', data: [] }}
      statistics={sampleStatistics}
      submission={IDLE}
      onStartBot={({ bot, configuration }) => console.info(`Start ${bot.name}`, configuration)}
      onRequireDeposit={nothing}
      onNotify={nothing}
      onRetry={nothing}
      onReadAgain={nothing}
      onUnlock={nothing}
    />
  );
}
