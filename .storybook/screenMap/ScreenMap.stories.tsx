import preview from '../preview.js';
import { ScreenMap } from './ScreenMap.js';

const meta = preview.meta({
  title: 'Introduction/Screen map',
  // It is a page itself, and asks the server of tests for each picture.
  tags: ['!autodocs', '!test'],
  component: ScreenMap,
});

/** Every screen in each of its states. Each cell leads to the live story. */
export const Map = meta.story();
