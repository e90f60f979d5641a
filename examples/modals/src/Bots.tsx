import { UiProvider } from '@etherpilot/ui';
import { fallbackBots, IDLE, live, sampleStatistics } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { BotsScreen } from '@etherpilot/ui/screens/BotsScreen';

const bots = fallbackBots.map((bot, index) => ({ ...bot, id: index + 1, isUnlocked: true }));
const nothing = () => {};

/** Dialogs of a provider go into the modal that it is in: that keeps the focus inside, and makes the rest inert. */
export function Bots({ library }: { readonly library: string }) {
  return (
    <UiProvider colorScheme="light">
      <BotsScreen
        afterList={<p>In a modal of {library}</p>}
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
