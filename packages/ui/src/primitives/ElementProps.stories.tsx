import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { fields, primitives } from '../fixtures/primitives.js';

/** What the refs of the primitives hold, by name. */
const held = new Map<string, HTMLElement | null>();

const drawings = Object.entries(primitives).map(([name, draw]) => ({
  name,
  element: draw({
    id: `given-${name}`,
    className: `class-${name}`,
    style: { order: 7 },
    'aria-keyshortcuts': 'Alt+G',
    'data-given': name,
    ref: (element) => void held.set(name, element),
  }),
}));

const meta = preview.meta({
  title: 'Internals/ElementProps',
  tags: ['internal'],
  render: () => (
    <>
      {drawings.map(({ name, element }) => (
        <div key={name}>{element}</div>
      ))}
    </>
  ),
});

/** Every primitive passes id, class, style, aria and data attributes and a ref on to its element. */
export const PassedOn = meta.story();

PassedOn.test(
  'every primitive passes id, class, style, aria and data attributes and a ref on to its element',
  async () => {
    for (const { name } of drawings) {
      /* oxlint-disable no-await-in-loop -- expectations of one state */
      const element = held.get(name);
      const found = document.querySelector(`#given-${name}`);
      const isHeldBySelf = name !== 'OptionCards';
      await expect(found, name).toHaveAttribute('data-given', name);
      await expect(found, name).toHaveAttribute('aria-keyshortcuts', 'Alt+G');
      await expect(isHeldBySelf ? element : element?.closest('fieldset'), name).toBe(found);
      const framed = document.querySelector(`.class-${name}`);
      await expect(framed, name).toHaveStyle({ order: '7' });
      await expect(fields.includes(name) ? framed?.contains(found) : framed === found, name).toBe(true);
    }
  },
);
