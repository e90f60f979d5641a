import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { StoryLink } from '../../fixtures/StoryLink.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { PublicFooter } from './PublicFooter.js';

const meta = preview.meta({ title: 'Internals/PublicFooter', tags: ['internal'], component: PublicFooter });

/** Links to Profile, Support and Telegram. */
export const Links = meta.story();

/** What it says. */
export const LinksTest = Links.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-19', 'LAND-20', 'LAND-21'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await expect(canvas.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
    const telegram = canvas.getByRole('link', { name: 'Telegram (opens in a new tab)' });
    await expect(telegram).toHaveAttribute('href', 'https://t.me/');
    await expect(telegram).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('button', { name: 'About the figures' })).toBeVisible();
  },
});

const newYear = Date.UTC(2031, 0, 1, 0, 30);

/** Shows the clock's year in the viewer's zone. */
export const CurrentYear = meta.story({
  render: () => (
    <UiProvider Link={StoryLink} now={() => newYear} timeZone="UTC">
      <PublicFooter />
    </UiProvider>
  ),
});

CurrentYear.test(
  "shows the clock's year in the viewer's zone",
  { parameters: { requirements: ['LAND-22', 'G-08'] } },
  async ({ canvas }) => expect(canvas.getByText('© 2031')).toBeVisible(),
);

/** On New Year's Eve it shows the old year where it is still evening. */
export const NewYearsEve = meta.story({
  render: () => (
    <UiProvider Link={StoryLink} now={() => newYear} timeZone="America/New_York">
      <PublicFooter />
    </UiProvider>
  ),
});

NewYearsEve.test(
  "on New Year's Eve it shows the old year where it is still evening",
  { parameters: { requirements: ['LAND-22'] } },
  async ({ canvas }) => expect(canvas.getByText('© 2030')).toBeVisible(),
);

/** Claims no affiliation with the three exchanges. */
export const NotAffiliated = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-26', 'GEN-04'] },
  play: async ({ canvas }) => expect(canvas.getByText('Not affiliated with Binance, OKX or Bybit')).toBeVisible(),
});

export const Narrowest = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(LinksTest, NotAffiliated));
