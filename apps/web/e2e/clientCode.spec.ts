import { expect, test } from './fixtures.js';
import { CHROMIUM, fillCredentials, heading, openAs, RELEASE, SCENARIO_PASSWORD, startSession } from './steps.js';

const EMAIL = 'rich@sandbox.test';
const code = '**/assets/client-*.js';

test.describe('the code of the API client, which cannot be fetched,', { tag: [RELEASE, CHROMIUM] }, () => {
  test('keeps what was typed into the sign-in form, which can be sent again', async ({
    page,
    expectFailedResponses,
  }) => {
    let refusals = 0;
    await page.route(code, (route) => {
      refusals += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/login');
    await fillCredentials(page, EMAIL, SCENARIO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This form is not ready yet')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/platform');
    expectFailedResponses(refusals);
  });

  test('signs nobody out: the page says so after a reload, and opens once it can', async ({
    page,
    expectFailedResponses,
  }) => {
    let refusals = 0;
    await startSession(page, EMAIL);
    await page.route(code, (route) => {
      refusals += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/account');
    await expect(heading(page, 'This page hit a problem')).toBeVisible();
    await page.unroute(code);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(heading(page, 'Account')).toBeVisible();
    await openAs(page, EMAIL, '/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    expectFailedResponses(refusals);
  });
});
