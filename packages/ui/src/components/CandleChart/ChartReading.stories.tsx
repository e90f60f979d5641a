// Longer than 250 lines: all ways of reading the chart are together because they share one cursor and view.
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { point, findChart, waitForDrawing } from '../../fixtures/chartPicture.js';
import * as market from '../../fixtures/market.js';
import { longHistory } from '../../fixtures/marketDays.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { CandleChart } from './CandleChart.js';
import { plotLayout } from './plotLayout.js';

const meta = preview.meta({
  title: 'Charts/CandleChartReading',
  tags: ['stable'],
  component: CandleChart,
  args: { history: market.liveHistory, symbol: 'ETH-USD' },
});

const wide = { viewport: { value: 'wide', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };
const many = { history: longHistory(400) };

const getPlotWidth = (plot: HTMLElement) => plotLayout(plot.clientWidth, plot.clientHeight, '2,834.22').plotWidth;

/** The middle of one of the 24 candles (px). */
const getMiddle = (plot: HTMLElement, index: number) => ((index + 0.5) * getPlotWidth(plot)) / 24;

/** The hour in a label such as `Jul 11, 14:00`. */
const readHour = (label: string) => Number(label.slice(-5, -3));

const getCenter = (element: Element | null | undefined) => {
  const { left = NaN, width = NaN } = element?.getBoundingClientRect() ?? {};
  return left + width / 2;
};

/** Elements that are shown lie fully inside the chart and the window. */
async function expectInside(root: Element, parts: readonly (Element | null)[]): Promise<void> {
  const outer = root.getBoundingClientRect();
  const outside = parts.flatMap((part) => {
    const box = part?.getBoundingClientRect();
    if (part === null || box === undefined || box.width === 0) return [];
    const isInside =
      box.left >= Math.max(outer.left, 0) - 0.5 &&
      box.right <= Math.min(outer.right, innerWidth) + 0.5 &&
      box.top >= outer.top - 0.5 &&
      box.bottom <= outer.bottom + 0.5;
    return isInside ? [] : [`${part.className} ${part.textContent}: ${JSON.stringify(box)}`];
  });
  await expect(outside).toEqual([]);
}

/** Hovers each candle in turn: overlays stay inside the chart, and the tooltip beside the candle. */
async function expectReadable(canvasElement: HTMLElement): Promise<void> {
  const { plot, root, tooltip, crosshair, readOut } = await findChart(canvasElement);
  const { candles } = market.liveHistory;
  for (const [index, { open, close }] of candles.entries()) {
    point(plot, 'pointermove', { x: getMiddle(plot, index), by: 'mouse' });
    /* oxlint-disable no-await-in-loop -- one candle after the other */
    await waitFor(() => expect(readOut()).toContain(`O ${open.toLocaleString('en-US', { minimumFractionDigits: 2 })}`));
    await expect(crosshair()?.querySelector('.ep-price')).toHaveTextContent(
      close.toLocaleString('en-US', { minimumFractionDigits: 2 }),
    );
    await expectInside(root, [
      tooltip(),
      ...plot.querySelectorAll('p > *'),
      ...(crosshair()?.querySelectorAll('span') ?? []),
    ]);
    const box = tooltip()?.getBoundingClientRect();
    const x = plot.getBoundingClientRect().left + getMiddle(plot, index);
    await expect(Math.abs(getCenter(crosshair()?.querySelector('.ep-down')) - x)).toBeLessThanOrEqual(1.5);
    if (box !== undefined) await expect(x + 12 <= box.left || x - 12 >= box.right).toBe(true);
    /* oxlint-enable no-await-in-loop */
  }
  await expectNoSidewaysScroll(document.body);
}

const window = (width: number) => ({
  parameters: {
    viewport: { options: { hover: { name: `${width} px`, styles: { width: `${width}px`, height: '800px' } } } },
  },
  globals: { viewport: { value: 'hover', isRotated: false } },
});

export const Ready = meta.story();

Ready.test(
  'in a window of 320 px everything shown on hover fits inside',
  { ...window(320) },
  async ({ canvasElement }) => {
    await expect(innerWidth).toBe(320);
    await expectReadable(canvasElement);
  },
);

Ready.test(
  'in a window of 360 px everything shown on hover fits inside',
  { ...window(360) },
  async ({ canvasElement }) => {
    await expect(innerWidth).toBe(360);
    await expectReadable(canvasElement);
  },
);

Ready.test(
  'in a window of 768 px the tooltip fits inside, beside the candle',
  { ...window(768) },
  async ({ canvasElement }) => {
    await expect(innerWidth).toBe(768);
    await expectReadable(canvasElement);
    await expect((await findChart(canvasElement)).tooltip()).not.toBeNull();
  },
);

Ready.test(
  'in a window of 1280 px the tooltip fits inside, beside the candle',
  { ...window(1280) },
  async ({ canvasElement }) => {
    await expect(innerWidth).toBe(1280);
    await expectReadable(canvasElement);
    const { plot, tooltip, readOut } = await findChart(canvasElement);
    await expect(tooltip()).toHaveTextContent(
      'Jul 12, 14:00Yahoo FinanceOpen$2,886.16High$2,891.54Low$2,826.49Close$2,834.22Change−$51.94',
    );
    point(plot, 'pointermove', { x: plot.clientWidth - 20, by: 'mouse' });
    await waitFor(() => expect(tooltip()).toBeNull());
    point(plot, 'pointermove', { x: getMiddle(plot, 0), by: 'mouse' });
    await waitFor(() => expect(readOut()).toContain('O 3,025.48'));
    point(plot, 'pointerleave', { x: -10, by: 'mouse' });
    await waitFor(() => expect(readOut()).toContain('O 2,886.16'));
    await expect(tooltip()).toBeNull();
  },
);

Ready.test(
  'the label of a six-figure price fits inside the narrowest screen',
  { ...window(320), args: { history: market.scaledHistory(100) } },
  async ({ canvasElement }) => {
    const { plot, root, crosshair, readOut } = await findChart(canvasElement);
    for (const x of [4, getPlotWidth(plot) - 30]) {
      point(plot, 'pointerdown', { x });
      point(plot, 'pointerup', { x });
      /* oxlint-disable no-await-in-loop -- one candle after the other */
      await waitFor(() => expect(crosshair()).not.toBeNull());
      await expect(readOut()).toMatch(/O \d{3},\d{3}\.\d\d/);
      await expectInside(root, [...plot.querySelectorAll('p > *'), ...(crosshair()?.querySelectorAll('span') ?? [])]);
      /* oxlint-enable no-await-in-loop */
    }
  },
);

Ready.test(
  'the tooltip labels simulated prices',
  { globals: wide, args: { history: market.simulatedHistory }, parameters: { requirements: ['H-02'] } },
  async ({ canvasElement }) => {
    const { plot, tooltip } = await findChart(canvasElement);
    point(plot, 'pointermove', { x: getMiddle(plot, 12), by: 'mouse' });
    await waitFor(() => expect(tooltip()?.querySelector('[data-provenance]')).toHaveTextContent(/^Simulated$/));
  },
);

/** Keys read candle by candle, starting with the newest, and announce each. */
export const Keys = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: wide,
  play: async ({ canvasElement }) => {
    const { plot, announced, time, tooltip } = await findChart(canvasElement);
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAccessibleName('ETH-USD price chart');
    await expect(plot).toHaveAccessibleDescription(/^24 candles of ETH-USD.*Escape ends reading\.$/);
    const presses = [
      ['{ArrowLeft}', '14:00'],
      ['{ArrowLeft}', '13:00'],
      ['{ArrowRight}', '14:00'],
      ['{ArrowRight}', '14:00'],
      ['{PageUp}', '04:00'],
      ['{Home}', '15:00'],
      ['{ArrowLeft}', '15:00'],
      ['{PageDown}', '01:00'],
      ['{End}', '14:00'],
    ] as const;
    for (const [key, hour] of presses) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard(key);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect([key, time()]).toEqual([key, hour]);
    }
    await expect(announced()).toBe(
      'Jul 12, 14:00. Open $2,886.16, high $2,891.54, low $2,826.49, close $2,834.22, change −$51.94. Yahoo Finance.',
    );
    await expect(tooltip()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(time()).toBe('');
    await userEvent.keyboard('{ArrowRight}');
    await expect(time()).toBe('14:00');
    await userEvent.tab();
    await expect(plot).not.toHaveFocus();
    await expect(time()).toBe('');
  },
});

Ready.test(
  'keys start where expected: Home with the oldest, End with the newest, Page Up a page before the newest',
  async ({ canvasElement }) => {
    const { plot, time } = await findChart(canvasElement);
    plot.focus();
    for (const [key, hour] of [
      ['{Home}', '15:00'],
      ['{End}', '14:00'],
      ['{PageUp}', '05:00'],
      ['{PageDown}', '14:00'],
    ] as const) {
      /* oxlint-disable no-await-in-loop -- one key after the other */
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard(key);
      await expect([key, time()]).toEqual([key, hour]);
      /* oxlint-enable no-await-in-loop */
    }
  },
);

/** Keys zoom, and the view follows a cursor that leaves it. */
export const KeysZoom = meta.story({
  tags: ['!dev', '!autodocs'],
  args: many,
  globals: wide,
  play: async ({ canvasElement }) => {
    const { canvas, plot, time } = await findChart(canvasElement);
    plot.focus();
    for (let press = 0; press < 12; press++) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard('+');
    }
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.keyboard('{End}');
    await expect(time()).toBe('14:00');
    await userEvent.keyboard('{ArrowLeft>12/}');
    await expect(time()).toBe('02:00');
    await userEvent.keyboard('{Home}');
    const first = new Date(many.history.candles[0]?.time ?? NaN).toISOString().slice(11, 16);
    await expect(time()).toBe(first);
    await userEvent.keyboard('-');
    await waitForDrawing();
    const hour = (steps: number) => `${String((Number(first.slice(0, 2)) + steps) % 24).padStart(2, '0')}:00`;
    await userEvent.keyboard('{ArrowRight}');
    await expect(time()).toContain(hour(1));
    for (let press = 0; press < 20; press++) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard('-');
    }
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(time()).toContain(hour(2));
  },
});

Ready.test(
  'keys continue from a candle that has been merged into a bucket',
  { args: { history: longHistory(10_000) } },
  async ({ canvasElement }) => {
    const { plot, announced } = await findChart(canvasElement);
    plot.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(announced()).toMatch(/^Jul 12, 12:00\./);
    for (let press = 0; press < 12; press++) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard('-');
    }
    await waitForDrawing();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(announced()).toMatch(/^Jul (8|9|10|11), .* – .* \((16|64) candles\)\./);
    await userEvent.keyboard('{ArrowRight}');
    await expect(announced()).toMatch(/ – Jul 12, 1[0-5]:00 \(/);
  },
);

Ready.test('a tap moves the readout, which then stays', { globals: phone }, async ({ canvasElement }) => {
  const { plot, readOut, time } = await findChart(canvasElement);
  point(plot, 'pointerdown', { x: getMiddle(plot, 3) });
  point(plot, 'pointerup', { x: getMiddle(plot, 3) });
  await waitFor(() => expect(readOut()).toContain('O 3,044.26'));
  await expect(time()).toBe('18:00');
  await expect(plot.querySelector('p')).toBeVisible();
});

Ready.test('a drag moves the cursor when everything is visible', { globals: phone }, async ({ canvasElement }) => {
  const { plot, time } = await findChart(canvasElement);
  point(plot, 'pointerdown', { x: getMiddle(plot, 3) });
  for (const index of [4, 5, 8]) point(plot, 'pointermove', { x: getMiddle(plot, index) });
  point(plot, 'pointerup', { x: getMiddle(plot, 8) });
  await waitFor(() => expect(time()).toBe('23:00'));
});

Ready.test(
  'a drag moves through time when part of the history is hidden',
  { globals: phone, args: many },
  async ({ canvasElement }) => {
    const { plot, time } = await findChart(canvasElement);
    const width = getPlotWidth(plot);
    point(plot, 'pointerdown', { x: width / 2 });
    point(plot, 'pointerup', { x: width / 2 });
    await waitFor(() => expect(time()).not.toBe(''));
    const before = time();
    point(plot, 'pointerdown', { x: width * 0.3 });
    for (const share of [0.35, 0.5, 0.7]) point(plot, 'pointermove', { x: width * share });
    point(plot, 'pointerup', { x: width * 0.7 });
    await waitForDrawing();
    await expect(time()).toBe('');
    point(plot, 'pointerdown', { x: width * 0.9 });
    point(plot, 'pointerup', { x: width * 0.9 });
    await waitFor(() => expect(time()).toBe(before));
  },
);

Ready.test(
  'two swipes in quick succession move twice as far and do not zoom',
  { globals: phone, args: many },
  async ({ canvasElement }) => {
    const { bars, canvas, plot } = await findChart(canvasElement);
    const before = await bars();
    for (let swipe = 0; swipe < 2; swipe++) {
      point(plot, 'pointerdown', { x: 100 });
      for (const x of [120, 160, 200]) point(plot, 'pointermove', { x });
      point(plot, 'pointerup', { x: 200 });
    }
    await waitForDrawing();
    await expect(Math.abs((await bars()) - before)).toBeLessThanOrEqual(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    // 200 px at five px a candle: the newest visible one is 40 hours older.
    const newest = canvas.getAllByRole('rowheader')[0];
    await expect(newest).toHaveTextContent(/^Jul (10|11), \d\d:00$/);
  },
);

Ready.test(
  'two fingers zoom around the moment between them',
  { globals: phone, args: many },
  async ({ canvasElement }) => {
    const { bars, plot, time } = await findChart(canvasElement);
    const tap = async (x: number) => {
      point(plot, 'pointerdown', { x });
      point(plot, 'pointerup', { x });
      await waitFor(() => expect(time()).not.toBe(''));
      return time();
    };
    const before = await tap(160);
    await new Promise((resolve) => setTimeout(resolve, 360));
    point(plot, 'pointerdown', { x: 140, id: 2 });
    point(plot, 'pointerdown', { x: 180, id: 3 });
    for (const by of [5, 10, 20, 40, 60]) {
      point(plot, 'pointermove', { x: 140 - by, id: 2 });
      point(plot, 'pointermove', { x: 180 + by, id: 3 });
    }
    point(plot, 'pointerup', { x: 80, id: 2 });
    point(plot, 'pointercancel', { x: 240, id: 3 });
    await waitForDrawing();
    // Fingers move one after the other, so the middle shifts a little: a candle to either side is close enough.
    await expect(Math.abs(readHour(await tap(160)) - readHour(before))).toBeLessThanOrEqual(1);
    const rows = await bars();
    await expect(rows).toBeGreaterThan(12);
    await expect(rows).toBeLessThan(22);
  },
);

Ready.test(
  'in Safari, two fingers on a trackpad zoom, too; the page stays as large as it is',
  { globals: wide, args: many },
  async ({ canvasElement }) => {
    const { bars, plot } = await findChart(canvasElement);
    const gesture = (type: string, scale: number) => {
      const { left } = plot.getBoundingClientRect();
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: left + 300 });
      plot.dispatchEvent(Object.assign(event, { scale }));
      return event.defaultPrevented;
    };
    const before = await bars();
    await expect(gesture('gesturestart', 1)).toBe(true);
    for (const scale of [1.2, 1.6, 2]) await expect(gesture('gesturechange', scale)).toBe(true);
    await waitForDrawing();
    const after = await bars();
    await expect(Math.abs(after / before - 0.5)).toBeLessThan(0.05);
    // Fingers on the screen are pointers, which zoom already.
    point(plot, 'pointerdown', { x: 140, id: 2 });
    gesture('gesturechange', 4);
    await waitForDrawing();
    await expect(await bars()).toBe(after);
    point(plot, 'pointercancel', { x: 140, id: 2 });
  },
);

Ready.test(
  'a drag goes on where its pointer cannot be captured',
  { globals: wide, args: many },
  async ({ canvasElement }) => {
    const { canvas, plot } = await findChart(canvasElement);
    plot.setPointerCapture = () => {
      throw new DOMException('No active pointer', 'NotFoundError');
    };
    point(plot, 'pointerdown', { x: 100, by: 'mouse' });
    for (const x of [120, 160, 300]) point(plot, 'pointermove', { x, by: 'mouse' });
    point(plot, 'pointerup', { x: 300, by: 'mouse' });
    await waitForDrawing();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const newest = canvas.getAllByRole('rowheader')[0]?.textContent;
    const last = new Date(many.history.candles.at(-1)?.time ?? 0);
    await expect(newest).not.toContain(`${last.getUTCHours()}:00`.padStart(5, '0'));
  },
);

Ready.test(
  'a double tap zooms in, and from the closest zoom out to everything',
  { globals: phone, args: { history: longHistory(120) } },
  async ({ canvasElement }) => {
    const { bars, plot } = await findChart(canvasElement);
    const rows = async () => {
      await waitForDrawing();
      return bars();
    };
    const tap = () => {
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'] as const)
        point(plot, type, { x: 150 });
    };
    const counts = [await rows()];
    for (let times = 0; times < 5; times++) {
      tap();
      // oxlint-disable-next-line no-await-in-loop -- one tap after the other
      counts.push(await rows());
    }
    await expect(counts[1]).toBeLessThan((counts[0] ?? 0) * 0.6);
    await expect(Math.min(...counts)).toBeLessThanOrEqual(9);
    await expect(counts).toContain(120);
  },
);

Ready.test(
  'the plain wheel and the vertical swipe scroll the page',
  { globals: wide, args: many },
  async ({ canvasElement }) => {
    const { bars, plot, picture } = await findChart(canvasElement);
    const wheel = (init: WheelEventInit) => {
      const { left, top } = plot.getBoundingClientRect();
      const event = new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        clientX: left + 300,
        clientY: top + 200,
        ...init,
      });
      picture()?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(getComputedStyle(plot).touchAction).toBe('pan-y');
    const touchActions = [...plot.querySelectorAll('*')].map((part) => getComputedStyle(part).touchAction);
    await expect(touchActions.filter((action) => action !== 'auto')).toEqual([]);
    await expect(wheel({ deltaY: 100 })).toBe(false);
    await expect(wheel({ deltaY: -100, deltaX: 20 })).toBe(false);
    await expect(wheel({ deltaX: -100 })).toBe(true);
    await expect(wheel({ deltaY: -100, shiftKey: true })).toBe(true);
    await expect(wheel({ deltaY: -400, ctrlKey: true })).toBe(true);
    await expect(wheel({ deltaY: 5, deltaMode: WheelEvent.DOM_DELTA_LINE, metaKey: true })).toBe(true);
    // Desktop Firefox has no TouchEvent.
    const touch = new Event('touchmove', { bubbles: true, cancelable: true });
    picture()?.dispatchEvent(touch);
    await expect(touch.defaultPrevented).toBe(false);
    await waitForDrawing();
    await expect(await bars()).toBeLessThan(120);
  },
);

Ready.test('a sideways wheel also scrolls the page when everything is visible', async ({ canvasElement }) => {
  const { plot } = await findChart(canvasElement);
  const event = new WheelEvent('wheel', { deltaX: 100, bubbles: true, cancelable: true });
  plot.dispatchEvent(event);
  await expect(event.defaultPrevented).toBe(false);
});

/** Buttons zoom, say the time that is then shown, and are disabled at their limits. */
export const ZoomButtons = meta.story({
  tags: ['!dev', '!autodocs'],
  args: many,
  play: async ({ canvasElement }) => {
    const { canvas } = await findChart(canvasElement);
    const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) => canvas.getByRole('button', { name }));
    if (zoomIn === undefined || zoomOut === undefined) throw new Error('The zoom buttons are missing');
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'false');
    for (let press = 0; press < 4; press++) {
      // oxlint-disable-next-line no-await-in-loop -- one click after the other
      await userEvent.click(zoomOut);
    }
    await waitFor(() => expect(zoomOut).toHaveAttribute('aria-disabled', 'true'));
    const said = () => canvas.getByRole('status').textContent;
    const whole = `${many.history.candles.length} candles`;
    await waitFor(() => expect(said()).toMatch(new RegExp(`^${whole}, \\w+ \\d+, \\d+:00 to \\w+ \\d+, \\d+:00 UTC$`)));
    await userEvent.click(zoomIn);
    await waitFor(() => expect(zoomOut).toHaveAttribute('aria-disabled', 'false'));
    await waitFor(() => expect(said()).toMatch(/^\d+ candles, /));
    await expect(said()).not.toContain(whole);
  },
});
