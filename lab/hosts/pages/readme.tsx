import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/styles.css';
import { UiProvider } from '@etherpilot/ui';
import { bots, deposits, liveHistory } from '@etherpilot/ui/fixtures';
import { EVERY_DEPOSIT, IDLE, live, sampleStatistics } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const ready = <Data,>(data: Data) => ({ status: 'ready', data });
/** What the blocks need of their hosts, all together. */
const given = {
  history: liveHistory,
  bots: ready(bots),
  deposits: ready(deposits),
  investments: ready([]),
  balance: live(decimal('5000')),
  statistics: sampleStatistics,
  submission: IDLE,
  query: EVERY_DEPOSIT,
};

type Block = ComponentType<typeof given & { readonly children: ReactNode }>;

/** `?block=History` runs that code block of the README, and draws what it exports. */
const name = new URLSearchParams(location.search).get('block') ?? '';
const blocks = import.meta.glob<Readonly<Record<string, Block>>>(
  './readme/{start,Withdrawing,History,Localized,Chart,FilteredBots,Bookings,PlainForm}.tsx',
);
const block = await blocks[`./readme/${name}.tsx`]?.();
if (!block) throw new Error(`The README has no ${name}`);

const [Exported, element] = [block[name], document.querySelector('#root')];
if (Exported && element)
  createRoot(element).render(
    <UiProvider now={Date.now}>
      <Exported {...given}>
        <h1>Inside</h1>
      </Exported>
    </UiProvider>,
  );
