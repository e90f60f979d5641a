import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { PublicLayout } from './PublicLayout.js';

const meta = preview.meta({
  title: 'Components/PublicLayout',
  tags: ['stable'],
  component: PublicLayout,
  args: {
    isSlim: true,
    children: (
      <div style={{ padding: 'var(--ep-s8) 0' }}>
        <PageHead title="Payment Submitted!">The payment provider sent you back here.</PageHead>
      </div>
    ),
  },
});

const phone = { viewport: { value: 'phone', isRotated: false } };

/** A visitor can sign in or create an account. */
export const Visitor = meta.story();

Visitor.test('a visitor can sign in or create an account', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
  await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

/** On a phone, a visitor has no bottom bar. */
export const VisitorPhone = meta.story({ globals: phone });

/** A signed-in person gets a link to the platform. */
export const SignedIn = meta.story({ args: { isSlim: false, isSignedIn: true } });

SignedIn.test('a signed-in person gets a link to the platform', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Go to platform' })).toHaveAttribute('href', '/platform');
  await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

/** On a phone, a signed-in person has the bottom bar. */
export const SignedInPhone = meta.story({ args: { isSlim: false, isSignedIn: true }, globals: phone });

SignedInPhone.test('on a phone, a signed-in person has the bottom bar', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});
