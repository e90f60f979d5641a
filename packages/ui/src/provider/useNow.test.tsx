import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from './UiProvider.js';
import { useNow } from './useNow.js';

const Clock = () => <time>{useNow(1000)}</time>;

beforeEach(() => vi.useFakeTimers({ now: 1_763_805_600_000 }));
afterEach(() => vi.useRealTimers());

test("without a clock of the host's, the time is that of the device", () => {
  const markup = renderToStaticMarkup(
    <UiProvider>
      <Clock />
    </UiProvider>,
  );
  expect(markup).toContain('<time>1763805600000</time>');
});

test("the host's clock replaces it", () => {
  const markup = renderToStaticMarkup(
    <UiProvider now={() => 5}>
      <Clock />
    </UiProvider>,
  );
  expect(markup).toContain('<time>5</time>');
});
