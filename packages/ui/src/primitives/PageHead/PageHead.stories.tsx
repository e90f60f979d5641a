import { RotateCw } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Button } from '../Button/Button.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Page } from '../Layout/Layout.js';
import { OverflowMenu } from '../OverflowMenu/OverflowMenu.js';
import { PageHead } from './PageHead.js';

const meta = preview.meta({
  title: 'Primitives/PageHead',
  tags: ['stable'],
  component: PageHead,
  args: {
    title: 'Deposit History',
    children: <p>What you sent and how far it has come.</p>,
    actions: (
      <>
        <Button icon={<RotateCw className="ep-icon" aria-hidden="true" />}>Refresh</Button>
        <ButtonLink to="withdrawalHistory" variant="line">
          Withdrawal History
        </ButtonLink>
        <ButtonLink to="deposit" variant="primary">
          New Deposit
        </ButtonLink>
      </>
    ),
    onGoBack: fn(),
  },
});

/** A title with back button, text and actions. */
export const WithEverything = meta.story();

WithEverything.test('a title with back button, text and actions', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await expect(args.onGoBack).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Deposit History');
});

/** An icon precedes the title. */
export const Marked = meta.story({
  args: {
    title: 'Profile',
    mark: <RotateCw className="ep-icon" aria-hidden="true" data-testid="mark" />,
    actions: null,
    children: null,
  },
});

Marked.test('an icon precedes the title', async ({ canvas }) => {
  const mark = canvas.getByTestId('mark').getBoundingClientRect();
  const title = canvas.getByRole('heading', { level: 1, name: 'Profile' }).getBoundingClientRect();
  await expect(mark.right).toBeLessThan(title.left);
});

/** On phones, an arrow back, title and main action share a line with a menu of the others. */
export const OneLinePhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    phoneActions: (
      <>
        <ButtonLink to="deposit" variant="primary" size="small">
          New Deposit
        </ButtonLink>
        <OverflowMenu label="More actions">
          <Button variant="quiet">Refresh</Button>
        </OverflowMenu>
      </>
    ),
  },
  render: (args) => (
    <Page>
      <PageHead {...args} />
    </Page>
  ),
});

OneLinePhone.test(
  'on phones, an arrow back, title and main action share a line with a menu of the others',
  async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const main = canvas.getByRole('link', { name: 'New Deposit' }).getBoundingClientRect();
    await expect(main.left).toBeGreaterThan(title.right);
    const back = canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect();
    await expect(back.right).toBeLessThanOrEqual(title.left);
    await expect(back.top + back.height / 2).toBe(title.top + title.height / 2);
    await expect(canvas.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
  },
);

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { title: 'Averylongtitlewithoutanyplacetobreakit and then some words' },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
