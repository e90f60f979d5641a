import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/fonts.css';
import '@etherpilot/ui/styles.css';
import '@etherpilot/ui/page.css';
import { type Toast, ToastRegion, UiProvider } from '@etherpilot/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Screen, type State } from './screens';

function App() {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <UiProvider Link={Link} brand={{ name: 'Vite example' }} support={{ email: 'help@example.com' }}>
      <Screen
        key={path}
        path={path}
        state={(search.get('state') ?? 'ready') as State}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </UiProvider>
  );
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
