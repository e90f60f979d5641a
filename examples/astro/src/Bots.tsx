import { UiProvider, useClock } from '@etherpilot/ui';
import { fallbackBots, IDLE, live, sampleStatistics } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { BotsScreen } from '@etherpilot/ui/screens/BotsScreen';

const bots = fallbackBots.map((bot, index) => ({ ...bot, id: index + 1, isUnlocked: true }));
const nothing = () => {};

interface BotsProps {
  /** When the server rendered the page (ms since the epoch). */
  readonly renderedAt: number;
}

/** Astro passes only data on to an island, so its callbacks are in here. */
export function Bots({ renderedAt }: BotsProps) {
  return (
    <UiProvider brand={{ name: 'Astro example' }} now={useClock(renderedAt)} style={{ padding: 'var(--ep-s6)' }}>
      <BotsScreen
        bots={{ status: 'ready', data: bots }}
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
    </UiProvider>
  );
}
