import '@etherpilot/ui/fonts.css';
import '@etherpilot/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { recordStart } from './services/start.js';
import { startSession, watchSession } from './state/session.js';

recordStart();
watchSession();
void startSession();

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');
// The error boundary reports what it catches.
createRoot(root, { onCaughtError: () => {} }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
