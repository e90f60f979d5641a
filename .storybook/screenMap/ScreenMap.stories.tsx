import preview from '../preview.js';
import { ScreenMap, type ScreenMapProps } from './ScreenMap.js';
import { readStories } from './storyIndex.js';

const meta = preview.meta({
  title: 'Introduction/Screen map',
  // It is a page itself, and reads the index of the Storybook around it.
  tags: ['!autodocs', '!test'],
  component: ScreenMap,
  parameters: { controls: { disable: true } },
  args: { stories: [] as ScreenMapProps['stories'] },
  loaders: [async () => ({ stories: await readStories() })],
  render: (_args, { loaded }) => <ScreenMap stories={loaded['stories'] as ScreenMapProps['stories']} />,
});

/** Every screen in each of its states, drawn from Storybook's own index. Each cell leads to the live story. */
export const Map = meta.story();
