import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppShell } from '../../packages/ui/src/components/AppShell/AppShell.js';
import { live } from '../../packages/ui/src/model/Provenance.js';
import { decimal } from '../../packages/ui/src/money/decimal.js';
import { phone } from '../../packages/ui/src/fixtures/onPhone.js';
import preview from '../preview.js';
import { lossesIn } from './lossesIn.js';
import { screensIn, ShownStory } from './shownStories.js';

const screens = screensIn(['Ready']);
const balance = live(decimal('1250.00'));
const stay = () => {};

/** Every screen in one shell, right to left. */
function Screens() {
  return (
    <AppShell current="bots" balance={balance} onLogOut={stay}>
      {Object.entries(screens).map(([name, story]) => (
        <div key={name} data-state={name}>
          <ShownStory story={story} />
        </div>
      ))}
    </AppShell>
  );
}

/** Whether each character in a line is drawn to the right of the one before, as in `−$8.64`. */
function runsToTheRight(text: Text, figure: string): boolean {
  const start = text.data.indexOf(figure);
  const boxes = Array.from({ length: figure.length }, (_, index) => {
    const range = document.createRange();
    range.setStart(text, start + index);
    range.setEnd(text, start + index + 1);
    return range.getBoundingClientRect();
  });
  return boxes.every(({ left, top }, index) => {
    const before = boxes[index - 1];
    return before === undefined || top !== before.top || left >= before.left;
  });
}

/** Every signed, dollar or coin amount on the page that is drawn in another order than it is written. */
function reversedFigures(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const [figure] of (node as Text).data.matchAll(/[+−]?\$?\d[\d,.]*\d(?: (?:ETH|BTC|LTC|USDT)\b|%)?/g))
      if (!runsToTheRight(node as Text, figure)) found.push(figure);
  return found;
}

const meta = preview.meta({
  component: Screens,
  tags: ['!dev', '!autodocs'],
  // Each screen has landmarks and ids of a page of its own.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const find = (selector: string) => [...canvasElement.querySelectorAll<HTMLElement>(selector)];
    await document.fonts.ready;
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const columns = find('[data-state]');
    await expect(columns).toHaveLength(Object.keys(screens).length);
    const losses = columns.flatMap((column) => lossesIn(column).map((loss) => `${column.dataset['state']} ${loss}`));
    await expect(losses).toEqual([]);

    const [sidebar] = find('header').filter((header) => header.querySelector('nav'));
    if (innerWidth === 1440)
      await expect(sidebar?.getBoundingClientRect().right).toBe(document.documentElement.clientWidth);

    // Time, addresses, ids and amounts keep their order.
    const kept = find(
      'code, canvas, input[inputmode="decimal"], textarea[name="withdrawalAddress"], input[type="email"]',
    );
    await expect(kept.length).toBeGreaterThan(15);
    const turned = kept.filter((element) => getComputedStyle(element).direction !== 'ltr');
    await expect(turned).toEqual([]);
    await expect(reversedFigures(canvasElement)).toEqual([]);

    // What points along the line points the other way.
    const arrows = find('.lucide-arrow-left, .lucide-chevron-right');
    await expect(arrows.length).toBeGreaterThan(5);
    await expect(new Set(arrows.map((arrow) => getComputedStyle(arrow).scale))).toEqual(new Set(['-1 1']));

    const tab = (name: string) => within(canvasElement).getByRole('tab', { name });
    tab('Guides').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('FAQ')).toHaveFocus();
  },
});

/** Every screen is mirrored beside a sidebar at the right. */
export const Wide = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'wide', isRotated: false } },
});

/** Every screen is mirrored on a phone. */
export const Phone = meta.story({ globals: { direction: 'rtl', ...phone }, tags: ['release'] });
