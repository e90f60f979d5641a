import { createRoot } from 'react-dom/client';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Button } from '../Button/Button.js';
import { Stack } from '../Layout/Layout.js';
import { LongGrid } from './LongGrid.js';
import { LongList } from './LongList.js';
import { itemAttributes, rowAttributes } from './rows.js';

const names = ['Binance Pro Bot', 'OKX Smart Bot', 'Bybit Turbo Bot'] as const;
const getKey = (name: string) => name;
const many = Array.from({ length: 1_000 }, (_, at) => `Bot ${at + 1}`);
/** How many more times the second row cannot be drawn. */
let failures = 0;

function draw(name: string): string {
  if (name === names[1] && failures > 0) throw new Error('This row cannot be drawn.');
  return name;
}

const Row = ({ name }: { readonly name: string }) => <>{draw(name)}</>;

/** The same rows in each kind of list, and something beside them. */
function Lists() {
  return (
    <Stack>
      <table>
        <LongList as="tbody" items={names} getKey={getKey} estimate={40}>
          {(name) => (
            <tr>
              <td>
                <Row name={name} />
              </td>
            </tr>
          )}
        </LongList>
      </table>
      <LongList as="ul" items={names} getKey={getKey} estimate={40}>
        {(name) => (
          <li>
            <Row name={name} />
          </li>
        )}
      </LongList>
      <LongGrid items={names} getKey={getKey} estimate={40} labelledBy="lists">
        {(name) => (
          <article>
            <Row name={name} />
          </article>
        )}
      </LongGrid>
      <Button>Beside the lists</Button>
    </Stack>
  );
}

/** In a root of its own, as a host's that reports errors by other means than the console. */
function mount(place: HTMLElement | null) {
  if (place === null) return undefined;
  const root = createRoot(place, { onCaughtError: () => undefined });
  root.render(<Lists />);
  return () => queueMicrotask(() => root.unmount());
}

function InOwnRoot() {
  return <div ref={mount} />;
}

const meta = preview.meta({
  title: 'Internals/LongList',
  tags: ['internal'],
  component: InOwnRoot,
});

/** A row that cannot be drawn takes its own list only. Trying again draws it anew. */
export const RowFails = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    failures = 1;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Beside the lists' })).toBeVisible();
    await expect(canvas.getAllByText('This list could not be shown')).toHaveLength(3);
    const [first] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getAllByText('This list could not be shown')).toHaveLength(3);
    failures = 0;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(names.length);
    await expect(canvas.getAllByText('This list could not be shown')).toHaveLength(2);
  },
});

/** Text that takes more lines in a narrow list. */
const getText = (name: string) => `${name} trades ETH in small steps around a moving average. `.repeat(3);

/** A thousand rows in each kind of list, of which only those in view are drawn. */
function LongLists() {
  return (
    <>
      <table style={{ display: 'block' }}>
        <LongList as="tbody" items={many} getKey={getKey} estimate={40}>
          {(name, place) => (
            <tr {...rowAttributes(place)}>
              <td>{getText(name)}</td>
            </tr>
          )}
        </LongList>
      </table>
      <LongList as="ul" items={many} getKey={getKey} estimate={400}>
        {(name, place) => <li {...itemAttributes(place)}>{getText(name)}</li>}
      </LongList>
      <h2 id="cards">Cards</h2>
      <LongGrid items={many} getKey={getKey} estimate={40} labelledBy="cards">
        {(name, place) => <article {...place}>{getText(name)}</article>}
      </LongGrid>
    </>
  );
}

/** Hidden, shown, scrolled and resized in any order, each kind of list stays. */
export const HiddenAndResized = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div data-testid="box">
      <LongLists />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.ep-gap').length).toBeGreaterThanOrEqual(6));
    const box = canvas.getByTestId('box');
    // mulberry32, with a fixed seed.
    let seed = 185;
    const random = () => {
      seed = (seed + 0x6d_2b_79_f5) | 0;
      let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const changes = [
      () => {
        box.style.display = 'none';
      },
      () => {
        box.style.display = '';
      },
      () => {
        box.style.width = `${Math.floor(random() * 1200)}px`;
      },
      () => {
        box.style.cssText = random() < 0.5 ? 'width: 0; overflow: hidden' : 'height: 0; overflow: hidden';
      },
      () => window.scrollTo({ top: random() * document.documentElement.scrollHeight, behavior: 'instant' }),
      () => window.scrollTo({ top: random() * document.documentElement.scrollHeight, behavior: 'instant' }),
    ];
    for (let step = 0; step < 80; step += 1) {
      changes[Math.floor(random() * changes.length)]?.();
      // oxlint-disable-next-line no-await-in-loop -- each change is drawn before the next
      await new Promise((done) => window.requestAnimationFrame(() => window.requestAnimationFrame(done)));
    }
    await expect(canvas.queryByText('This list could not be shown')).toBeNull();
    box.style.cssText = '';
    for (const name of ['tbody', 'ul', '[role=feed]']) {
      const list = box.querySelector(name);
      list?.scrollIntoView();
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(list).toHaveTextContent('Bot 1 '));
    }
  },
});
