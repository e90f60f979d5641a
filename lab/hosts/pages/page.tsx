import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/styles.css';
import { UiProvider } from '@etherpilot/ui';
import { createRoot } from 'react-dom/client';
import { HostElements } from './HostElements.tsx';
import { Pieces } from './Pieces.tsx';

/** `?ours` puts screens below the host's elements, and `?inside` puts the host's elements into the provider. */
const query = new URLSearchParams(location.search);
const [host, ours] = ['host', 'ours'].map((id) => document.querySelector(`#${id}`));
if (!host || !ours) throw new Error('The page lacks an element');

if (!query.has('inside')) createRoot(host).render(<HostElements />);
if (query.has('ours') || query.has('inside'))
  createRoot(ours).render(<UiProvider>{query.has('inside') ? <HostElements /> : <Pieces />}</UiProvider>);
