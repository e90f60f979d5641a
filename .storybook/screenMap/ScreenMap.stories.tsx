import { expect, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../packages/ui/src/fixtures/width.js';
import preview from '../preview.js';
import { screens } from '../screenMap.js';
import { ScreenMap, type ScreenMapProps } from './ScreenMap.js';
import { readStories } from './storyIndex.js';

const meta = preview.meta({
  title: 'Introduction/Screen map',
  // It is a page itself.
  tags: ['!autodocs'],
  component: ScreenMap,
  parameters: { controls: { disable: true } },
  args: { stories: [] as ScreenMapProps['stories'] },
  loaders: [async () => ({ stories: await readStories() })],
  render: (_args, { loaded }) => <ScreenMap stories={loaded['stories'] as ScreenMapProps['stories']} />,
});

/** The row of a screen. Roles are asked for within it: the whole map has hundreds of them. */
const getRow = (canvas: ReturnType<typeof within>, screen: string) =>
  within(canvas.getByText(screen).closest('tr') as HTMLElement);

/** Every screen in each of its states, drawn from Storybook's own index. Each cell leads to the live story. */
export const Map = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody th[scope="row"]')).toHaveLength(Object.keys(screens).length);
    await expect(canvas.queryByText('Missing')).toBeNull();
    await expect(getRow(canvas, 'Deposit').getByRole('link', { name: 'Deposit: Offline' })).toHaveAttribute(
      'href',
      './?path=/story/screens-depositscreen--offline',
    );
    const row = getRow(canvas, 'Not found');
    await expect(row.getAllByRole('link')).toHaveLength(2);
    await expect(row.getByText('Says one thing; loads nothing')).toBeVisible();
  },
});

/** A chosen mode goes with every link. */
export const InAMode = meta.story({
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Window'), 'phone');
    await userEvent.selectOptions(canvas.getByLabelText('Theme'), 'light');
    const link = getRow(canvas, 'Withdraw').getByRole('link', { name: 'Withdraw: Uncertain, found' });
    const globals = 'globals=viewport.value:phone;theme:light';
    await expect(link).toHaveAttribute('href', `./?path=/story/screens-withdrawscreen--uncertain-found&${globals}`);
  },
});

/** On a phone, each screen is a card with its states as a list. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const row = getRow(canvas, 'Deposit');
    await expect(row.getByText('Locked')).toBeVisible();
    await expect(row.getByText(/A deposit needs no balance/)).toBeVisible();
  },
});
