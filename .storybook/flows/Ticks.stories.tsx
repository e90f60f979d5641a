import { Profiler, type ReactNode, useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { CreatedDeposit } from '../../packages/ui/src/components/CreatedDeposit/CreatedDeposit.js';
import { depositAddress, deposits, earlierDepositAddress } from '../../packages/ui/src/fixtures/deposits.js';
import { liveHistory } from '../../packages/ui/src/fixtures/market.js';
import { UiContext, useUi } from '../../packages/ui/src/provider/UiContext.js';
import { EVERY_DEPOSIT } from '../../packages/ui/src/rules/depositHistory.js';
import { DepositHistoryScreen } from '../../packages/ui/src/screens/DepositHistoryScreen/DepositHistoryScreen.js';
import { PlatformScreen } from '../../packages/ui/src/screens/PlatformScreen/PlatformScreen.js';
import { storyTime } from '../../packages/ui/src/fixtures/storyTime.js';
import preview from '../preview.js';

const SECOND = 1_000;
/** The time of the screens, and what waits for its next second. */
const clock = { now: storyTime, waiting: new Map<number, () => void>() };
const commits = fn();

/** A clock that runs when a story says so. */
function Ticking({ children }: { readonly children: ReactNode }) {
  const ui = useUi();
  const [settings] = useState(() => ({ ...ui, now: () => clock.now }));
  return (
    <UiContext value={settings}>
      <Profiler id="screen" onRender={commits}>
        {children}
      </Profiler>
    </UiContext>
  );
}

/** The clock moves on by a second; resolves with how often React has committed. */
async function tick(): Promise<number> {
  commits.mockClear();
  clock.now += SECOND;
  for (const run of clock.waiting.values()) run();
  // React commits what a timer has changed in a task of its own.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  return commits.mock.calls.length;
}

const meta = preview.meta({
  title: 'Ticks',
  // React counts commits in development only, as which a change does not run.
  tags: ['!dev', '!autodocs', 'release'],
  beforeEach: () => {
    clock.now = storyTime;
    clock.waiting.clear();
    spyOn(window, 'setInterval').mockImplementation(((run: () => void) => {
      const id = Math.max(0, ...clock.waiting.keys()) + 1;
      clock.waiting.set(id, run);
      return id;
    }) as unknown as typeof setInterval);
    spyOn(window, 'clearInterval').mockImplementation((id) => void clock.waiting.delete(Number(id)));
  },
});

/** On the platform screen a second changes the text of the countdown, and React renders nothing. */
export const Platform = meta.story({
  render: () => (
    <Ticking>
      <PlatformScreen
        history={{ status: 'ready', data: liveHistory }}
        chart={<div />}
        updates={{ used: 7, nextRefreshAt: storyTime + 3_000_500 }}
        onRetry={fn()}
        onRefresh={fn()}
      />
    </Ticking>
  ),
  play: async ({ canvas }) => {
    const before = canvas.getByRole('timer').textContent;
    await expect(await tick()).toBe(0);
    await expect(canvas.getByRole('timer')).not.toHaveTextContent(before ?? '');
  },
});

/** In a history a second changes the age of the list and nothing else. */
export const History = meta.story({
  render: () => (
    <Ticking>
      <DepositHistoryScreen
        deposits={{ status: 'ready', data: deposits, readAt: storyTime - 12_000 }}
        query={EVERY_DEPOSIT}
        onChangeQuery={fn()}
        onRefresh={fn()}
        onExport={fn()}
        onCopy={fn()}
        onGoBack={fn()}
      />
    </Ticking>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 12 s ago')).toBeVisible();
    await expect(await tick()).toBe(1);
    await expect(canvas.getByText('Updated 13 s ago')).toBeVisible();
  },
});

/** A payment session is in minutes: a second changes nothing, and a minute what shows it. */
export const Session = meta.story({
  render: () => (
    <Ticking>
      <CreatedDeposit
        created={{ ...depositAddress, createdAt: storyTime - 30_000 }}
        earlier={[{ ...earlierDepositAddress, createdAt: storyTime - 90_000 }]}
        onCopy={fn()}
        onShowInfo={fn()}
        onCreateNew={fn()}
      />
    </Ticking>
  ),
  play: async () => {
    for (let second = 0; second < 10; second++) {
      // oxlint-disable-next-line no-await-in-loop -- one second after the other
      await expect(await tick()).toBe(0);
    }
  },
});
