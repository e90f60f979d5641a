import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '../../packages/ui/src/provider/UiProvider.js';
import { StoryLink } from './StoryLink.js';
import { storyTime } from './withProvider.js';

const now = () => storyTime;

/** For a viewer west of UTC, where part of the day has yesterday's date. */
export const inNewYork: Decorator = (Story) => (
  <UiProvider Link={StoryLink} now={now} locale="en-US" timeZone="America/New_York">
    <Story />
  </UiProvider>
);
