import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

// It listens to other tabs, which do not exist here either.
vi.mock('../state/activation.js', () => ({ activation: {} }));
vi.mock('../state/preferences.js', () => ({ preferences: {} }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows Loading... as long as nobody is signed in', { tags: ['PLAT-01'] }, async () => {
  // The configuration is read from the page, which does not exist here.
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', new URL('http://127.0.0.1'));
  const { PlatformRoute } = await import('./PlatformRoute.js');
  vi.unstubAllGlobals();
  expect(renderToString(<PlatformRoute />)).toContain('>Loading...<');
});
