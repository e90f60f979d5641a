import { addons } from 'storybook/manager-api';
import { renderLabel } from './statusBadge.js';
import { theme } from './theme.js';

addons.setConfig({
  theme,
  sidebar: { renderLabel },
  layoutCustomisations: {
    // The screen map has no controls, and needs the room.
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('introduction-') ? false : isShown),
  },
});
