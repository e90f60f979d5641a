import '../../../../packages/ui/src/tokens/tokens.css';
import '../../../../packages/ui/src/tokens/fonts.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { manyDeposits } from '../../../../packages/ui/src/fixtures/longLists.ts';
import { windowedCode } from '../../../../packages/ui/src/primitives/LongList/LongList.tsx';
import { UiProvider } from '../../../../packages/ui/src/provider/UiProvider.tsx';
import { type DepositQuery, EVERY_DEPOSIT } from '../../../../packages/ui/src/rules/depositHistory.ts';
import { DepositHistoryScreen } from '../../../../packages/ui/src/screens/DepositHistoryScreen/DepositHistoryScreen.tsx';
import { STEP } from '../../tasks.ts';

declare global {
  interface Window {
    lists?: typeof lists;
  }
}

const count = Number(new URLSearchParams(location.search).get('count') ?? 1000);
const deposits = manyDeposits(count);
const element = document.querySelector('#list');
if (element === null) throw new Error('The page is incomplete.');
const root = createRoot(element);
const none = () => undefined;
const nothing = async () => undefined;
function Holder() {
  const [query, change] = useState<DepositQuery>(EVERY_DEPOSIT);
  return (
    <DepositHistoryScreen
      deposits={{ status: 'ready', data: deposits, readAt: 0 }}
      query={query}
      onChangeQuery={change}
      onRefresh={none}
      onExport={nothing}
      onCopy={nothing}
      onGoBack={none}
    />
  );
}

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

root.render(<UiProvider>warm</UiProvider>);
await windowedCode.load();
await document.fonts.ready;
await frame();

/** What the benchmark asks of the page. Times in ms. */
const lists = {
  /** From the call to the frame after the first picture. */
  mount: async () => {
    const from = performance.now();
    root.render(
      <UiProvider>
        <Holder />
      </UiProvider>,
    );
    await frame();
    await frame();
    return performance.now() - from;
  },
  nodes: () => document.querySelectorAll('[role=table] *').length,
  /** Scrolls by half a window each frame, with a mark before each. */
  scroll: async (frames: number) => {
    for (let step = 0; step < frames; step += 1) {
      performance.mark(STEP);
      window.scrollBy(0, window.innerHeight / 2);
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await frame();
    }
  },
};
window.lists = lists;
