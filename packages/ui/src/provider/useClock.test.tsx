import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from './UiProvider.js';
import { useClock } from './useClock.js';
import { useNow } from './useNow.js';

const RENDERED_AT = Date.UTC(2026, 10, 20);

function Time() {
  return useNow(1000);
}

function Page() {
  return (
    <UiProvider now={useClock(RENDERED_AT)}>
      <Time />
    </UiProvider>
  );
}

test('a server renders the time it says that it renders at', () => {
  expect(renderToStaticMarkup(<Page />)).toContain(`>${RENDERED_AT}<`);
});
