import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { AuthLayout } from './AuthLayout.js';

const meta = preview.meta({
  title: 'Internals/AuthLayout',
  tags: ['internal'],
  component: AuthLayout,
  args: {
    title: 'Sign in',
    lead: 'Welcome back.',
    riskPlace: 'below' as const,
    children: <p>The form goes here.</p>,
  },
});

/** On wide screens the information panel is beside the form. */
export const Wide = meta.story({ globals: { viewport: { value: 'wide', isRotated: false } } });

Wide.test('on wide screens the information panel is beside the form', async ({ canvasElement }) => {
  // The frame in its page of documentation is narrower.
  if (innerWidth < 1024) return;
  const about = within(canvasElement).getByRole('complementary', { name: 'About Etherpilot' });
  await expect(within(about).getByText('You set the limits. You see every number.')).toBeVisible();
});

Wide.test('the form stays where it is while the rest of a page arrives', async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const getPlace = () => canvas.getByRole('main').getBoundingClientRect();
  const whole = getPlace();
  const about = canvas.getByRole('complementary', { hidden: true });
  const { parentElement } = about;
  about.remove();
  const { x, y, width } = getPlace();
  parentElement?.append(about);
  await expect({ x, y, width }).toEqual({ x: whole.x, y: whole.y, width: whole.width });
});

/** On a phone the risk note is above the form. */
export const PhoneRiskAbove = meta.story({
  args: { riskPlace: 'above' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** On a phone the risk note is below the form. */
export const PhoneRiskBelow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
