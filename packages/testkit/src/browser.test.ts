import { expect, test } from 'vitest';
import { whatToInstall } from './browser.ts';

test('without a browser and without root, the message names what failed and what helps', () => {
  const message = whatToInstall(['apt-get: not tried, because only root may install packages']);
  expect(message).toContain(
    'Tried:\n- apt-get: not tried, because only root may install packages\n\nOne of these helps:\n- ',
  );
  expect(message).toContain('CHROMIUM_PATH=/path/to/chromium npm test');
});
