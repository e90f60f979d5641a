import '../../../../packages/ui/src/tokens/tokens.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { STEP } from '../../tasks.ts';
import { plainSheet, subjects } from './rows.tsx';

declare global {
  interface Window {
    styles?: {
      /** Renders the rows into an empty page. */
      readonly mount: () => Promise<void>;
      readonly unmount: () => Promise<void>;
      /** Renders the list again with the same rows. */
      readonly rerender: () => Promise<void>;
      /** Gives each row another price. */
      readonly tick: () => Promise<void>;
    };
  }
}

const ROWS = 1_000;
const name = new URLSearchParams(location.search).get('subject');
const [, subject] = Object.entries(subjects).find(([each]) => each === name) ?? [];
const element = document.querySelector('#list');
if (subject === undefined || element === null) throw new Error('The page is incomplete.');
const { List, Row } = subject;
const rows = Array.from({ length: ROWS }, (_, at) => at);
let root: Root | undefined;
let shown = { price: 3_000, time: 0 };

/** The list, whose state the benchmark changes. */
function Rows({ state }: { readonly state: typeof shown }) {
  return (
    <List>
      {rows.map((at) => (
        <Row key={at} at={at} price={state.price} />
      ))}
    </List>
  );
}

/** When what was rendered is on the screen. */
const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** A step: the task it begins with holds React's work and nothing else. */
async function step(act: () => void): Promise<void> {
  performance.mark(STEP);
  flushSync(act);
  await frame();
}

function show(next: typeof shown): Promise<void> {
  shown = next;
  return step(() => root?.render(<Rows state={next} />));
}

const sheet = document.createElement('style');
sheet.textContent = name === 'plain' ? plainSheet : '';
document.head.append(sheet);
// React itself is warm; what is measured has not run yet.
const warm = createRoot(document.createElement('div'));
flushSync(() => warm.render(<p>warm</p>));
await frame();

window.styles = {
  mount: () => {
    root = createRoot(element);
    return show(shown);
  },
  unmount: () => step(() => root?.unmount()),
  rerender: () => show({ ...shown, time: shown.time + 1 }),
  tick: () => show({ ...shown, price: shown.price + 1 }),
};
