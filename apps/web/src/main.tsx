import '@etherpilot/ui/fonts.css';
import '@etherpilot/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { config } from './config.js';
import { refuseMarkup } from './services/refuseMarkup.js';
import { recordStart } from './services/start.js';
import { onReportedError } from './services/reportError.js';
import { startSession, watchSession } from './state/session.js';

refuseMarkup();
const root = document.getElementById('root');
// The page takes it away in a browser that is too old, and says so.
if (root !== null) {
  recordStart();
  if (config.errorsUrl !== '') {
    void import('./services/errorReports.js').then(({ startErrorReports }) =>
      onReportedError(startErrorReports(config.errorsUrl)),
    );
  }
  watchSession();
  void startSession();
  // The error boundary reports what it catches.
  createRoot(root, { onCaughtError: () => {} }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
