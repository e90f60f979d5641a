import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { live } from '../../model/Provenance.js';
import { decimal } from '../../money/decimal.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { AppShell } from '../AppShell/AppShell.js';
import { ConnectionStrip } from '../ConnectionStrip/ConnectionStrip.js';
import { PublicLayout } from '../PublicLayout/PublicLayout.js';
import { EnvironmentRibbon } from './EnvironmentRibbon.js';

const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1} of what a screen may hold.</p>);

const inShell = (
  <AppShell
    current="withdraw"
    balance={live(decimal('1250.00'))}
    strip={<ConnectionStrip kind="offline" onRetry={fn()} />}
    onOpenNotices={fn()}
    onLogOut={fn()}
  >
    <PageHead title="Withdraw Funds">A page that is longer than the window.</PageHead>
    {lines}
  </AppShell>
);

const meta = preview.meta({
  title: 'Components/EnvironmentRibbon',
  tags: ['stable'],
  component: EnvironmentRibbon,
  args: { text: 'Sandbox: nothing here is money' },
  render: (args) => (
    <>
      <EnvironmentRibbon {...args} />
      {inShell}
    </>
  ),
});

const viewport = (value: string) => ({ viewport: { value, isRotated: false } });

/** The ribbon is a landmark of its own on one full line, and sticky content is placed below it. */
async function expectRoom(canvasElement: HTMLElement): Promise<void> {
  const ribbon = canvasElement.querySelector('aside');
  if (ribbon === null) throw new Error('There is no ribbon');
  await expect(ribbon).toHaveAccessibleName('Environment');
  const words = ribbon.querySelector('p');
  await expect(words?.scrollWidth).toBe(words?.clientWidth);
  canvasElement.ownerDocument.defaultView?.scrollTo(0, 600);
  const box = ribbon.getBoundingClientRect();
  await expect(box.top).toBe(0);
  await expect(box.width).toBe(canvasElement.ownerDocument.documentElement.clientWidth);
  const sticky = [...canvasElement.querySelectorAll('*')].filter(
    (one) => one !== ribbon && getComputedStyle(one).position === 'sticky',
  );
  const shown = sticky.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  await expect(shown.length).toBeGreaterThan(0);
  for (const { top } of shown) await expect(Math.round(top)).toBeGreaterThanOrEqual(Math.round(box.bottom));
}

/** On a wide screen, sticky content is below the ribbon. */
export const Wide = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: viewport('wide'),
  play: ({ canvasElement }) => expectRoom(canvasElement),
});

/** On a phone, sticky content is below the ribbon. */
export const Phone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: viewport('phone'),
  play: ({ canvasElement }) => expectRoom(canvasElement),
});

/** On the narrowest screen, sticky content is below the ribbon. */
export const Narrowest = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: viewport('narrowest'),
  play: ({ canvasElement }) => expectRoom(canvasElement),
});

/** Above a page that fills the window, nothing needs to scroll. */
export const PublicPage = meta.story({
  globals: viewport('phone'),
  render: (args) => (
    <>
      <EnvironmentRibbon {...args} />
      <PublicLayout isSlim>
        <PageHead title="Payment Submitted!" />
      </PublicLayout>
    </>
  ),
});

PublicPage.test(
  'above a page that fills the window, nothing needs to scroll',
  async ({ canvasElement: { ownerDocument } }) => {
    const { scrollHeight, clientHeight } = ownerDocument.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
);

/** A long text is truncated to one line. */
export const LongText = meta.story({
  args: { text: 'A sentence somebody has written without thinking of the one line it has to fit into on a phone' },
  globals: viewport('narrowest'),
});

LongText.test('a long text is truncated to one line', ({ canvasElement }) => expectNoSidewaysScroll(canvasElement));
