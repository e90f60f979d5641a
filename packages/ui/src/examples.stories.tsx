import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';

const examples = import.meta.glob<ComponentType>('../examples/*.tsx', { import: 'Example', eager: true });

const meta = preview.meta({ title: 'Internals/examples', tags: ['internal', '!dev', '!autodocs'] });

/** Each example of the package's components on a page of its own, one after the other. */
export const Every = meta.story({
  render: () => <p>The examples follow.</p>,
  play: async ({ mount, canvasElement }) => {
    for (const [file, Example] of Object.entries(examples)) {
      // oxlint-disable-next-line no-await-in-loop -- one page shows them all
      await mount(<Example key={file} />);
      await expect(canvasElement, file).not.toBeEmptyDOMElement();
    }
  },
});
