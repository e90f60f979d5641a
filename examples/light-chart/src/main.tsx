import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/fonts.css';
import '@etherpilot/ui/screens/PlatformScreen.css';
import '@etherpilot/ui/page.css';
import { UiProvider } from '@etherpilot/ui';
import { simulatedHistory } from '@etherpilot/ui/fixtures';
import { PlatformScreen } from '@etherpilot/ui/screens/PlatformScreen';
import { createRoot } from 'react-dom/client';
import { LightChart } from './LightChart';

createRoot(document.querySelector('#root')!).render(
  <UiProvider>
    <PlatformScreen
      history={{ status: 'ready', data: simulatedHistory }}
      chart={<LightChart history={simulatedHistory} symbol="ETH-USD" />}
      updates={{ used: 1, nextRefreshAt: null }}
      onRetry={() => {}}
    />
  </UiProvider>,
);
