import { UiProvider } from '@etherpilot/ui';
import { fallbackBots, IDLE, live, sampleStatistics } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { BotsScreen } from '@etherpilot/ui/screens/BotsScreen';
import { createRoot } from 'react-dom/client';
import { german } from './german';

const bots = fallbackBots.map((bot, index) => ({ ...bot, id: index + 1, isUnlocked: true }));
const nothing = () => {};

/** No `page.css`: html, body and everything outside of the provider belong to the page. */
createRoot(document.querySelector('#bots')!).render(
  <UiProvider
    className="rounded-lg p-4 shadow-sm"
    brand={{ name: 'Nordlicht' }}
    support={{ email: 'hilfe@example.com' }}
    colorScheme="light"
    lang="de"
    locale="de-DE"
    timeZone="Europe/Berlin"
    messages={german}
  >
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
  </UiProvider>,
);
