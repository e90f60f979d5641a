import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/fonts.css';
import '@etherpilot/ui/styles.css';
import '@etherpilot/ui/page.css';
import { Page, PageHead, UiProvider } from '@etherpilot/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { HookForm } from './HookForm';
import { PlainForm } from './PlainForm';
import { TanStackForm } from './TanStackForm';

function App() {
  const [sent, setSent] = useState('');
  const send = (values: object) => setSent(JSON.stringify(values));
  return (
    <UiProvider>
      <Page>
        <PageHead title="Forms" />
        <PlainForm send={send} />
        <HookForm send={send} />
        <TanStackForm send={send} />
        <output>{sent}</output>
      </Page>
    </UiProvider>
  );
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
