import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styled } from 'styled-components';
import { beforeEach, expect, test, vi } from 'vitest';
import { StyleRegistry } from './next.js';

/** What Next would call while it sends the page. */
const callbacks: (() => ReactNode)[] = [];

vi.mock('next/navigation.js', () => ({
  useServerInsertedHTML: (callback: () => ReactNode) => void callbacks.push(callback),
}));

const Box = styled.p`
  color: red;
`;

beforeEach(() => void callbacks.splice(0));

test('the styles of what was rendered go into the HTML once, with the nonce', () => {
  const page = renderToStaticMarkup(
    <StyleRegistry nonce="n0nce">
      <Box>Text</Box>
    </StyleRegistry>,
  );
  expect(page).toContain('<meta property="csp-nonce" nonce="n0nce"/>');
  const inserted = () => renderToStaticMarkup(callbacks[0]?.());
  expect(inserted()).toMatch(/^<style [^>]*nonce="n0nce"[^>]*>[^<]*color:red/);
  expect(inserted()).toBe('');
});

test('without a policy there is no nonce', () => {
  const page = renderToStaticMarkup(
    <StyleRegistry>
      <Box>Text</Box>
    </StyleRegistry>,
  );
  expect(page).toMatch(/^<p class="[^"]+">Text<\/p>$/);
  expect(renderToStaticMarkup(callbacks[0]?.())).toMatch(/^<style (?![^>]*nonce)[^>]*>[^<]*color:red/);
});
