import { Button, Card, TextField, UiProvider } from '@etherpilot/ui';
import { createRoot } from 'react-dom/client';
import { HostElements } from './HostElements.tsx';
import { Pieces } from './Pieces.tsx';

const LOOK = 'bg-red-500 text-blue-700 p-7 rounded-3xl m-5 text-2xl border-4 border-dotted border-lime-500';
const utilities = (
  <>
    <Button className={LOOK}>Press</Button>
    <Card className={LOOK}>A card</Card>
    <TextField label="Name" className={LOOK} />
  </>
);

/**
 * `?css=` names the host's style sheet, `?ours` puts screens below the host's elements, `?inside` puts the host's elements into the
 * provider, and `?utilities` primitives with classes of Tailwind.
 */
const query = new URLSearchParams(location.search);
const [isOurs, isInside, hasUtilities] = ['ours', 'inside', 'utilities'].map((name) => query.has(name));
const [host, ours] = ['host', 'ours'].map((id) => document.querySelector(`#${id}`));
if (!host || !ours) throw new Error('The page lacks an element');

const sheets = import.meta.glob('./*.css');
await sheets[`./${query.get('css')}.css`]?.();
if (isOurs || isInside) await Promise.all([import('@etherpilot/ui/tokens.css'), import('@etherpilot/ui/styles.css')]);

if (!isInside) createRoot(host).render(hasUtilities ? <p className={LOOK} /> : <HostElements />);
const inside = (isOurs && <Pieces />) || (isInside && <HostElements />) || (hasUtilities && utilities);
if (inside) createRoot(ours).render(<UiProvider>{inside}</UiProvider>);
