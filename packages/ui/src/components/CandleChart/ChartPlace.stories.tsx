// Longer than 250 lines: everything that affects a chart from outside, from mounting to unmounting, shares one set
// of helpers.
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { countPixels, point, findChart, readTones, waitForDrawing } from '../../fixtures/chartPicture.js';
import * as market from '../../fixtures/market.js';
import { longHistory } from '../../fixtures/marketDays.js';
import type { Candle, PriceHistory } from '../../model/Candle.js';
import { Button } from '../../primitives/Button/Button.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { CandleChart, type CandleChartProps } from './CandleChart.js';
import { echarts } from './echarts.js';
import { prepareCandleChart } from './prepareCandleChart.js';

const meta = preview.meta({
  title: 'Charts/CandleChartPlace',
  tags: ['stable'],
  component: CandleChart,
  args: { history: market.liveHistory, symbol: 'ETH-USD' },
});

const HOUR = 3_600_000;
const wide = { viewport: { value: 'wide', isRotated: false } };
const narrowest = { viewport: { value: 'narrowest', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

/** A container that takes one width after the other; 0 hides it. */
function Resized({ widths, children }: { widths: readonly number[]; children: ReactNode }) {
  const [at, setAt] = useState(0);
  const width = widths[at] ?? 0;
  return (
    <>
      <Button onClick={() => setAt(at + 1)}>Resize</Button>
      <div style={width === 0 ? { display: 'none' } : { width }}>{children}</div>
    </>
  );
}

const next = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  await waitForDrawing();
};

/** A chart mounted in a hidden container is drawn when shown. */
export const InitiallyHidden = meta.story({
  globals: wide,
  render: (props) => (
    <Resized widths={[0, 700]}>
      <CandleChart {...props} />
    </Resized>
  ),
});

InitiallyHidden.test('a chart mounted in a hidden container is drawn when shown', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[data-plot]')?.clientWidth).toBe(0);
  await next(canvasElement, 'Resize');
  const { plot } = await findChart(canvasElement);
  await waitFor(() => expect(plot.querySelector('canvas')?.clientWidth).toBe(700));
  await expect(plot.querySelectorAll('canvas')).toHaveLength(1);
  await expect(readTones(plot).up).toBeGreaterThan(500);
  await expect(readTones(plot).down).toBeGreaterThan(500);
});

/** The chart follows a container that shrinks, collapses and grows. */
export const ResizedContainer = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: wide,
  render: (props) => (
    <Resized widths={[1000, 400, 84, 50, 1, 0, 320, 1000]}>
      <CandleChart {...props} />
    </Resized>
  ),
  play: async ({ canvasElement }) => {
    const { plot } = await findChart(canvasElement);
    const before = readTones(plot);
    const failures: string[] = [];
    const listen = ({ message }: ErrorEvent) => void failures.push(message);
    globalThis.addEventListener('error', listen);
    for (const width of [400, 84, 50, 1, 0, 320, 1000]) {
      /* oxlint-disable no-await-in-loop -- one width after the other */
      await next(canvasElement, 'Resize');
      if (width > 0) await waitFor(() => expect(plot.querySelector('canvas')?.clientWidth).toBe(width));
      if (width >= 320) await expect(readTones(plot).up).toBeGreaterThan(300);
      /* oxlint-enable no-await-in-loop */
    }
    globalThis.removeEventListener('error', listen);
    await expect(failures).toEqual([]);
    await expect(readTones(plot)).toEqual(before);
  },
});

/** A container that changes size redraws the chart once for each size. */
export const DrawnOnce = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: wide,
  render: (props) => (
    <Resized widths={[900, 600]}>
      <CandleChart {...props} />
    </Resized>
  ),
  play: async ({ canvasElement }) => {
    const { plot } = await findChart(canvasElement);
    await waitForDrawing();
    const chart = echarts.getInstanceByDom(plot.firstElementChild as HTMLElement);
    let draws = 0;
    chart?.on('rendered', () => {
      draws++;
    });
    await next(canvasElement, 'Resize');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(draws).toBeGreaterThanOrEqual(1);
    await expect(draws).toBeLessThanOrEqual(3);
    const settled = draws;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(draws).toBe(settled);
  },
});

/** Changing the theme repaints the chart, and changing it back restores it. */
export const OtherTheme = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { plot } = await findChart(canvasElement);
    const root = document.documentElement;
    const [darkGrid, lightGrid] = ['#22221f', '#efeeea'] as const;
    await expect(countPixels(plot, darkGrid)).toBeGreaterThan(500);
    try {
      root.dataset['theme'] = 'light';
      await waitFor(() => expect(countPixels(plot, lightGrid)).toBeGreaterThan(500));
      await expect(countPixels(plot, darkGrid)).toBe(0);
      await expect(countPixels(plot, '#26a69a')).toBeGreaterThan(500);
    } finally {
      delete root.dataset['theme'];
    }
    await waitFor(() => expect(countPixels(plot, darkGrid)).toBeGreaterThan(500));
    await expect(countPixels(plot, lightGrid)).toBe(0);
  },
});

interface ChangingProps extends CandleChartProps {
  readonly later: readonly PriceHistory[];
}

/** A host whose history changes. */
function Changing({ later, ...props }: ChangingProps) {
  const [at, setAt] = useState(0);
  return (
    <>
      <Button onClick={() => setAt(at + 1)}>Next</Button>
      <CandleChart {...props} history={[props.history, ...later][at] ?? props.history} />
    </>
  );
}

const withCandles = (candles: readonly Candle[]): PriceHistory => ({ ...market.liveHistory, candles });
const { candles } = market.liveHistory;
const newest = candles.at(-1) as Candle;
const added: Candle = { time: newest.time + HOUR, open: 2834.22, high: 2850, low: 2830, close: 2844 };
const long = longHistory(300);
const longer = withCandles([...long.candles, { ...added, open: 2800, close: 2810, low: 2790, high: 2815 }]);

/** A view at the newest end follows a newer candle. */
export const Appended = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: phone,
  args: { history: long },
  render: (props) => <Changing {...props} later={[longer]} />,
  play: async ({ canvasElement }) => {
    const { plot, readOut, time } = await findChart(canvasElement);
    point(plot, 'pointerdown', { x: 100 });
    point(plot, 'pointerup', { x: 100 });
    await waitFor(() => expect(time()).not.toBe(''));
    const before = Number(time().slice(-5, -3));
    plot.focus();
    await userEvent.keyboard('{Escape}');
    await next(canvasElement, 'Next');
    await expect(readOut()).toContain('C 2,810.00');
    point(plot, 'pointerdown', { x: 100 });
    point(plot, 'pointerup', { x: 100 });
    await waitFor(() => expect(time().slice(-5, -3)).toBe(String((before + 1) % 24).padStart(2, '0')));
  },
});

/** A view moved to the past stays when a newer candle arrives. */
export const AppendedWhilePanned = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: phone,
  args: { history: long },
  render: (props) => <Changing {...props} later={[longer]} />,
  play: async ({ canvasElement }) => {
    const { plot, time } = await findChart(canvasElement);
    for (const [type, x] of [
      ['pointerdown', 100],
      ['pointermove', 150],
      ['pointermove', 220],
      ['pointerup', 220],
    ] as const) {
      point(plot, type, { x });
    }
    await waitForDrawing();
    const tap = async () => {
      point(plot, 'pointerdown', { x: 100 });
      point(plot, 'pointerup', { x: 100 });
      await waitFor(() => expect(time()).not.toBe(''));
      return time();
    };
    const before = await tap();
    // Two taps in quick succession would be a double tap.
    await wait(360);
    await next(canvasElement, 'Next');
    await expect(await tap()).toBe(before);
  },
});

/** The running candle is redrawn when it arrives again, and no frame is asked for once it is. */
export const Replaced = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (props) => (
    <Changing {...props} later={[withCandles([...candles.slice(0, -1), { ...newest, close: 2889 }])]} />
  ),
  play: async ({ canvasElement }) => {
    const { plot, readOut } = await findChart(canvasElement);
    const before = readTones(plot);
    const chart = echarts.getInstanceByDom(plot.firstElementChild as HTMLElement);
    let frames = 0;
    chart?.getZr().animation.on('frame', () => {
      frames++;
    });
    await next(canvasElement, 'Next');
    await expect(readOut()).toContain('C 2,889.00');
    await expect(readTones(plot).up).toBeGreaterThan(before.up);
    await expect(readTones(plot).down).toBeLessThan(before.down);
    await wait(100);
    await expect(frames).toBe(0);
  },
});

/** Outdated, unordered, duplicate and corrupted candles change nothing on the chart. */
export const InvalidCandles = meta.story({
  render: (props) => (
    <Changing
      {...props}
      later={[
        withCandles([...candles, candles[0] as Candle]),
        withCandles(candles.toReversed()),
        withCandles([...candles.slice(0, 5), { ...(candles[5] as Candle), close: 9999 }, ...candles.slice(5)]),
        withCandles([...candles, { ...added, close: NaN }, { ...added, time: Infinity }]),
        withCandles([...candles, added]),
      ]}
    />
  ),
});

InvalidCandles.test(
  'outdated, unordered, duplicate and corrupted candles change nothing on the chart',
  async ({ canvasElement }) => {
    const { plot, summary, readOut } = await findChart(canvasElement);
    await waitForDrawing();
    const before = [readTones(plot), readOut()];
    for (let time = 0; time < 4; time++) {
      // oxlint-disable-next-line no-await-in-loop -- one history after the other
      await next(canvasElement, 'Next');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect([readTones(plot), readOut()]).toEqual(before);
    }
    await next(canvasElement, 'Next');
    await expect(readOut()).toContain('C 2,844.00');
    await expect(summary()).toContain('24 candles');
    await waitFor(() => expect(summary()).toContain('25 candles'), { timeout: 2000 });
  },
);

/** Another source changes how candles are drawn. */
export const OtherSource = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-02', 'H-03'] },
  render: (props) => <Changing {...props} later={[market.simulatedHistory, market.liveHistory]} />,
  play: async ({ canvasElement }) => {
    const { plot, readOut } = await findChart(canvasElement);
    await waitForDrawing();
    const before = countPixels(plot, '#26a69a');
    await expect(before).toBeGreaterThan(500);
    await next(canvasElement, 'Next');
    await expect(countPixels(plot, '#26a69a')).toBe(0);
    await expect(readOut()).toMatch(/C 2,026\.39.*Simulated$/);
    await next(canvasElement, 'Next');
    await expect(countPixels(plot, '#26a69a')).toBe(before);
  },
});

/** When the hovered candle is missing from the next history, the readout returns to the last one. */
export const HoveredCandleRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (props) => <Changing {...props} later={[withCandles([...candles.slice(2), added])]} />,
  play: async ({ canvasElement }) => {
    const { plot, readOut, time } = await findChart(canvasElement);
    point(plot, 'pointerdown', { x: 5 });
    point(plot, 'pointerup', { x: 5 });
    await waitFor(() => expect(readOut()).toContain('O 3,025.48'));
    await next(canvasElement, 'Next');
    await expect(readOut()).toContain('C 2,844.00');
    await expect(time()).toBe('');
    point(plot, 'pointerdown', { x: 5 });
    point(plot, 'pointerup', { x: 5 });
    await waitFor(() => expect(readOut()).toContain('O 3,047.51'));
  },
});

/** An empty, a full and another empty history: no candle outlives its history. */
export const EmptyAndFull = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { history: market.emptyHistory },
  render: (props) => <Changing {...props} later={[market.liveHistory, market.emptyHistory, market.liveHistory]} />,
  play: async ({ canvasElement }) => {
    const { canvas, plot, summary } = await findChart(canvasElement, { isEmpty: true });
    await expect(canvas.getAllByText('No prices to show')[0]).toBeVisible();
    await next(canvasElement, 'Next');
    const full = readTones(plot);
    await expect(full.up).toBeGreaterThan(500);
    await expect(canvas.queryByText('No prices to show')).toBeNull();
    await next(canvasElement, 'Next');
    await expect(readTones(plot)).toMatchObject({ up: 0, down: 0 });
    await expect(summary()).toContain('No prices to show');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.queryAllByRole('rowheader')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await next(canvasElement, 'Next');
    await expect(readTones(plot)).toEqual(full);
  },
});

/** A view of the whole of a long history still shows all of it when a candle is added. */
export const FullView = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: wide,
  args: { history: long },
  render: (props) => <Changing {...props} later={[longer]} />,
  play: async ({ canvasElement }) => {
    const { bars, plot } = await findChart(canvasElement);
    plot.focus();
    await userEvent.keyboard('{-}{-}{-}{-}');
    await waitForDrawing();
    await next(canvasElement, 'Next');
    await expect(await bars()).toBe(301);
  },
});

/** Records what the chart requests of the page, and whether it was released. */
function watchPage() {
  const add = spyOn(EventTarget.prototype, 'addEventListener');
  const remove = spyOn(EventTarget.prototype, 'removeEventListener');
  const observers = [ResizeObserver.prototype, MutationObserver.prototype].map((prototype) => ({
    observe: spyOn(prototype, 'observe'),
    disconnect: spyOn(prototype, 'disconnect'),
  }));
  const interval = spyOn(globalThis, 'setInterval');
  const cleared = spyOn(globalThis, 'clearInterval');
  const frame = spyOn(globalThis, 'requestAnimationFrame');
  const spies = [add, remove, interval, cleared, frame, ...observers.flatMap((spied) => Object.values(spied))];

  const isRemoved = (target: unknown, [type, listener, options]: Parameters<EventTarget['addEventListener']>) =>
    (typeof options === 'object' && options.signal?.aborted) ||
    remove.mock.calls.some(
      ([ofType, one], index) => remove.mock.contexts[index] === target && ofType === type && one === listener,
    );
  return {
    /** How many listeners were added, and which of them remain. */
    listened: (of: (target: unknown, type: string) => boolean) => {
      const targets = add.mock.contexts as readonly unknown[];
      const calls = add.mock.calls.filter(([type], index) => of(targets[index], type));
      const left = add.mock.calls.filter(
        (call, index) => of(targets[index], call[0]) && !isRemoved(targets[index], call),
      );
      return { count: calls.length, left: left.map(([type]) => type) };
    },
    observed: () =>
      observers.map(({ observe, disconnect }) => {
        const stopped = new Set<unknown>(disconnect.mock.contexts);
        // Storybook's own highlights observe the whole page.
        const own = observe.mock.contexts.filter((_, index) => observe.mock.calls[index]?.[0] !== document.body);
        return { count: own.length, left: own.filter((one) => !stopped.has(one)).length };
      }),
    /** The intervals that were not cleared. */
    intervals: () => {
      const ended = new Set<unknown>(cleared.mock.calls.map(([id]) => id));
      return interval.mock.results.filter(({ value }) => !ended.has(value)).length;
    },
    frames: () => frame.mock.calls.length,
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Mounts a chart on its own root, twice as StrictMode does; returns its element and a function to unmount it. */
async function mount(place: HTMLElement) {
  const host = document.createElement('div');
  place.append(host);
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <UiProvider>
        <CandleChart history={market.liveHistory} symbol="ETH-USD" />
      </UiProvider>
    </StrictMode>,
  );
  // waitFor has timers and observers of its own.
  // oxlint-disable-next-line no-await-in-loop -- until it is there
  for (let tries = 0; tries < 400 && host.querySelector('canvas') === null; tries++) await wait(5);
  const element = host.querySelector<HTMLElement>('[data-plot] > div');
  if (element === null) throw new Error('There is no chart');
  return {
    host,
    element,
    end: () => {
      root.unmount();
      host.remove();
    },
  };
}

/** An unmounted chart leaves no listener, observer, timer or instance behind, under StrictMode too. */
export const Unmounted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    // That of the story itself listens, too.
    await findChart(canvasElement);
    const page = watchPage();
    try {
      const { host, element, end } = await mount(canvasElement);
      const isOwn = (target: unknown, type: string) =>
        (target instanceof Node && target !== host && host.contains(target)) ||
        target === globalThis ||
        // Storybook's own highlights follow how the document scrolls.
        (target === document && type !== 'scroll') ||
        target instanceof MediaQueryList;
      const parts = new Set(host.querySelectorAll('*'));
      const isWatched = (target: unknown, type: string) =>
        isOwn(target, type) || (target instanceof Element && parts.has(target));
      await expect(echarts.getInstanceByDom(element)).toBeDefined();
      await expect(readTones(within(host).getByRole('application')).up).toBeGreaterThan(500);
      await wait(100);
      end();
      await wait(100);
      const listened = page.listened(isWatched);
      await expect(listened.count).toBeGreaterThan(10);
      await expect(listened.left).toEqual([]);
      for (const { count, left } of page.observed()) {
        // oxlint-disable-next-line no-await-in-loop -- expectations are shown in order
        await expect(count).toBeGreaterThan(0);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await expect(left).toBe(0);
      }
      await expect(page.intervals()).toBe(0);
      const frames = page.frames();
      await wait(100);
      await expect(page.frames()).toBe(frames);
      await expect(echarts.getInstanceByDom(element)).toBeUndefined();
    } finally {
      page.stop();
    }
  },
});

/** A chart prepared before its prices arrive leaves nothing behind and draws as usual. */
export const Prepared = meta.story({
  tags: ['!dev', '!autodocs'],
  loaders: [
    () => {
      const before = document.querySelectorAll('*').length;
      prepareCandleChart();
      return { left: document.querySelectorAll('*').length - before };
    },
  ],
  play: async ({ canvasElement, loaded }) => {
    await expect(loaded['left']).toBe(0);
    await expect(readTones((await findChart(canvasElement)).plot).up).toBeGreaterThan(500);
  },
});

/** Thirty charts, one after the other, leave no extra canvas behind. */
export const ThirtyCharts = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    // That of the story itself has a canvas, too.
    await findChart(canvasElement);
    const before = document.querySelectorAll('canvas').length;
    const elements: HTMLElement[] = [];
    for (let time = 0; time < 30; time++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      const { element, end } = await mount(canvasElement);
      elements.push(element);
      end();
    }
    await expect(document.querySelectorAll('canvas')).toHaveLength(before);
    await expect(elements.filter((element) => echarts.getInstanceByDom(element) !== undefined)).toEqual([]);
  },
});

/** A chart unmounted before its first frame logs nothing. */
export const UnmountedAtOnce = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const host = document.createElement('div');
    canvasElement.append(host);
    const root = createRoot(host);
    root.render(<CandleChart history={market.liveHistory} symbol="ETH-USD" />);
    root.unmount();
    await wait(100);
    await expect(host.querySelector('canvas')).toBeNull();
    host.remove();
  },
});

/** On a screen with another pixel ratio the chart is redrawn at its resolution. */
export const Sharper = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { plot } = await findChart(canvasElement);
    const before = readTones(plot);
    const own = Object.getOwnPropertyDescriptor(globalThis, 'devicePixelRatio');
    const ratio = spyOn(globalThis, 'matchMedia');
    try {
      Object.defineProperty(globalThis, 'devicePixelRatio', { value: 2, configurable: true });
      const { host, end } = await mount(canvasElement);
      const sharp = (await findChart(host)).plot;
      const picture = sharp.querySelector('canvas');
      await expect(picture?.width).toBe(sharp.clientWidth * 2);
      await expect(picture?.clientWidth).toBe(sharp.clientWidth);
      await expect(readTones(sharp).up).toBeGreaterThan(before.up * 3.5);
      await waitFor(() => expect(ratio.mock.calls).toContainEqual(['(resolution: 2dppx)']));
      const queries = ratio.mock.results.map(({ value }) => value as MediaQueryList);
      Object.defineProperty(globalThis, 'devicePixelRatio', { value: 1, configurable: true });
      for (const query of queries) query.dispatchEvent(new Event('change'));
      await waitFor(() => expect(host.querySelector('canvas')?.width).toBe(sharp.clientWidth));
      await expect(readTones(sharp).up).toBe(before.up);
      await expect(host.querySelectorAll('canvas')).toHaveLength(1);
      end();
    } finally {
      ratio.mockRestore();
      if (own !== undefined) Object.defineProperty(globalThis, 'devicePixelRatio', own);
    }
  },
});

/** When the system asks for more contrast, solid rising candles are hollow. */
export const MoreContrast = meta.story({ args: { fill: 'solid' } });

MoreContrast.test(
  'when the system asks for more contrast, solid rising candles are hollow',
  async ({ canvasElement }) => {
    const { plot } = await findChart(canvasElement);
    const filled = readTones(plot).up;
    // Emulated: this is the only media feature the test needs.
    const asked = spyOn(MediaQueryList.prototype, 'matches', 'get').mockImplementation(function matches(
      this: MediaQueryList,
    ) {
      return this.media.includes('prefers-contrast: more');
    });
    try {
      const { host, end } = await mount(canvasElement);
      const { plot: other } = await findChart(host);
      await waitFor(() => expect(readTones(other).up).toBeLessThan(filled * 0.5));
      end();
    } finally {
      asked.mockRestore();
    }
  },
);

/** Nothing on the chart is animated. */
export const Still = meta.story();

Still.test('nothing on the chart is animated', async ({ canvasElement }) => {
  const { plot } = await findChart(canvasElement);
  point(plot, 'pointermove', { x: 200, by: 'mouse' });
  await waitForDrawing();
  const moving = [...plot.querySelectorAll('*')].filter((part) => {
    const { transitionDuration, animationName } = getComputedStyle(part);
    return transitionDuration !== '0s' || animationName !== 'none';
  });
  await expect(moving).toEqual([]);
  await expect(plot.getAnimations({ subtree: true })).toEqual([]);
});

/** The chart is 500 px high in any layout, on the narrowest screen too. */
export const FixedHeight = meta.story({
  globals: narrowest,
  render: (props) => (
    <div style={{ display: 'flex', height: 200 }}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <CandleChart {...props} />
      </div>
    </div>
  ),
});

FixedHeight.test(
  'the chart is 500 px high in any layout, on the narrowest screen too',
  { parameters: { requirements: ['CHART-04'] } },
  async ({ canvasElement }) => {
    const { plot, root } = await findChart(canvasElement);
    await expect(root.getBoundingClientRect().height).toBe(500);
    await expect(plot.querySelector('canvas')?.clientHeight).toBe(500);
  },
);
