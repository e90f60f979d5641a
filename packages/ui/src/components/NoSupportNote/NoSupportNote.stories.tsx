import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { NoSupportNote } from './NoSupportNote.js';

const meta = preview.meta({ title: 'Internals/NoSupportNote', tags: ['internal'], component: NoSupportNote });

/** The note says that there is no support contact. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This installation has no support contact. Its operator can add one.')).toBeVisible();
  },
});
