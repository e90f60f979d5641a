import '../../../../packages/ui/src/tokens/tokens.css';
import { type ElementType, memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { styledElement } from '../../../../packages/ui/src/primitives/StyledElement.ts';
import { STEP } from '../../tasks.ts';

declare global {
  interface Window {
    /** Takes a step and resolves when it is on the screen. `rerender`: the same rows; `tick`: another price in each. */
    step?: (what: 'mount' | 'rerender' | 'tick') => Promise<void>;
  }
}

/** A row and its nine cells, as in our tables. */
const looks = {
  row: 'display: grid; grid-template-columns: repeat(9, minmax(0, 1fr)); gap: var(--ep-s2); padding: var(--ep-s4); border-top: 1px solid var(--ep-line-soft);',
  icon: 'width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--ep-line);',
  name: 'font-weight: 600; color: var(--ep-text-strong);',
  code: 'font-size: var(--ep-size-small); color: var(--ep-text-faint);',
  status:
    'width: fit-content; padding: 0 var(--ep-s2); border: 1px solid var(--ep-line); border-radius: var(--ep-r-card);',
  amount: 'font-variant-numeric: tabular-nums; text-align: end;',
  price: 'font-variant-numeric: tabular-nums; text-align: end; color: var(--ep-text-strong);',
  when: 'font-size: var(--ep-size-small); line-height: var(--ep-lh-small);',
  id: 'overflow-wrap: anywhere; color: var(--ep-text-faint);',
  hash: 'overflow: hidden; text-overflow: ellipsis;',
} as const;
const [, ...cells] = Object.keys(looks);

interface RowProps {
  readonly at: number;
  readonly price: number;
}

const getTexts = ({ at, price }: RowProps) => [
  '',
  'Ethereum',
  'ETH',
  'Pending',
  `0.${at + 1000} ETH`,
  `$${price + at}.00`,
  'Jul 12, 2026',
  `${600_000_000 + at}`,
  '0x5290',
];

function PlainRow(props: RowProps) {
  const texts = getTexts(props);
  return (
    <div className="row">
      {cells.map((name, column) => (
        <span key={name} className={name}>
          {texts[column]}
        </span>
      ))}
    </div>
  );
}

/** What the build leaves of a styled component. */
const StyledRoot: ElementType = styledElement('div', 'row');
const styledCells = cells.map((name) => ({ name, Cell: styledElement('span', name) as ElementType }));

function StyledRow(props: RowProps) {
  const texts = getTexts(props);
  return (
    <StyledRoot>
      {styledCells.map(({ name, Cell }, column) => (
        <Cell key={name}>{texts[column]}</Cell>
      ))}
    </StyledRoot>
  );
}

const subjects = { plain: PlainRow, each: StyledRow, memoized: memo(PlainRow) };
const name = new URLSearchParams(location.search).get('subject') ?? '';
const [, Row] = Object.entries(subjects).find(([each]) => each === name) ?? [];
const element = document.querySelector('#list');
if (Row === undefined || element === null) throw new Error('The page is incomplete.');
const rows = Array.from({ length: 1_000 }, (_, at) => at);
const sheet = document.createElement('style');
sheet.textContent = Object.entries(looks)
  .map(([each, look]) => `.${each} { ${look} }`)
  .join('\n');
document.head.append(sheet);

let setState: (change: (state: { price: number }) => { price: number }) => void = () => {};
const Shown = Row;

function List() {
  const [{ price }, set] = useState({ price: 3_000 });
  useEffect(() => {
    setState = set;
  }, []);
  return rows.map((at) => <Shown key={at} at={at} price={price} />);
}

// React itself is warm; what is measured has not run yet.
const root = createRoot(element);
flushSync(() => root.render(<p>warm</p>));

const act = {
  mount: () => root.render(<List />),
  rerender: () => setState((state) => ({ ...state })),
  tick: () => setState(({ price }) => ({ price: price + 1 })),
};

window.step = async (what) => {
  performance.mark(STEP);
  // The task that begins a step holds React's work and nothing else.
  flushSync(act[what]);
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
};
