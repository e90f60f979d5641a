import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'correct horse 1';
export const SCENARIO_PASSWORD = 'sandbox-1234';

/** An e-mail nobody else in this run has. */
export function freshEmail(): string {
  return `viewer-${randomUUID()}@example.com`;
}

async function fillCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Creates an account through the form and waits for the landing route after it. */
export async function signUp(page: Page, email = freshEmail()): Promise<string> {
  await page.goto('/signup');
  await fillCredentials(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/platform');
  return email;
}

/** Fills and sends the sign-in form. */
export async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await fillCredentials(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in through the form and waits for the landing route after it. */
export async function signIn(page: Page, email: string, password = SCENARIO_PASSWORD): Promise<void> {
  await trySignIn(page, email, password);
  await expect(page).toHaveURL('/platform');
}

/** A message over the page by its title: `alert` for failures, `status` for the rest. */
export function toast(page: Page, role: 'alert' | 'status', title: string): Locator {
  return page.getByRole(role, { name: title });
}

/** The heading that names the screen. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name });
}
