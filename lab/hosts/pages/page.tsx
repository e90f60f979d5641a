import { Button, Card, TextField, UiProvider } from '@etherpilot/ui';
import { createRoot } from 'react-dom/client';
import { HostElements } from './HostElements.tsx';
import { Pieces } from './Pieces.tsx';

const LOOK = 'bg-red-500 text-blue-700 p-7 rounded-3xl m-5 text-2xl border-4 border-dotted border-lime-500';

/**
 * `?css=` names the host's style sheet, `?ours` puts screens below the host's elements, `?inside` puts the host's elements into the
 * provider, and `?utilities` classes of Tailwind on primitives.
 */
const query = new URLSearchParams(location.search);
const [host, ours] = ['host', 'ours'].map((id) => document.querySelector(`#${id}`));
if (!host || !ours) throw new Error('The page lacks an element');

const name = query.get('css');
const sheets = import.meta.glob('./*.css');
await sheets[`./${name}.css`]?.();

if (!query.has('inside')) createRoot(host).render(query.has('utilities') ? <p className={LOOK} /> : <HostElements />);
if (query.size > (name === null ? 0 : 1)) {
  if (!query.has('utilities'))
    await Promise.all([import('@etherpilot/ui/tokens.css'), import('@etherpilot/ui/styles.css')]);
  createRoot(ours).render(
    <UiProvider>
      {query.has('inside') && <HostElements />}
      {query.has('ours') && <Pieces />}
      {query.has('utilities') && (
        <>
          <Button className={LOOK}>Press</Button>
          <Card className={LOOK}>A card</Card>
          <TextField label="Name" className={LOOK} />
        </>
      )}
    </UiProvider>,
  );
}
