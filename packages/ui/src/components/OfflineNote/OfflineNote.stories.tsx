import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { OfflineContext } from '../../provider/OfflineContext.js';
import { OfflineNote } from './OfflineNote.js';

const meta = preview.meta({ title: 'Components/OfflineNote', tags: ['beta'], component: OfflineNote });

/** While offline, the note says why nothing can be sent. */
export const Offline = meta.story({
  render: () => (
    <OfflineContext value={true}>
      <OfflineNote />
    </OfflineContext>
  ),
});

Offline.test('while offline, the note says why nothing can be sent', ({ canvas }) =>
  expect(canvas.getByRole('note')).toHaveTextContent(
    "You are offline.You can't submit anything until you're back online.",
  ),
);

/** While online, nothing is rendered. */
export const Online = meta.story();

Online.test('while online, nothing is rendered', ({ canvas }) => expect(canvas.queryByRole('note')).toBeNull());
