import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/styles.css';
import { UiProvider } from '@etherpilot/ui';
import { liveHistory } from '@etherpilot/ui/fixtures';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

type Block = ComponentType<{ readonly history: typeof liveHistory; readonly children: ReactNode }>;

/** `?block=History` runs that code block of the README, and draws what it exports. */
const name = new URLSearchParams(location.search).get('block') ?? '';
const blocks = import.meta.glob<Readonly<Record<string, Block>>>(
  './readme/{start,Withdrawing,History,Localized,Chart}.tsx',
);
const block = await blocks[`./readme/${name}.tsx`]?.();
if (!block) throw new Error(`The README has no ${name}`);

const [Exported, element] = [block[name], document.querySelector('#root')];
if (Exported && element)
  createRoot(element).render(
    <UiProvider now={Date.now}>
      <Exported history={liveHistory}>
        <h1>Inside</h1>
      </Exported>
    </UiProvider>,
  );
