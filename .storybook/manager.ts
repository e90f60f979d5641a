import { addons } from 'storybook/manager-api';
import { renderLabel } from './statusBadge.js';
import { theme } from './theme.js';

addons.setConfig({
  theme,
  // Drawing all of them takes a tenth of the work until a story is there; the folder of what is shown is open.
  sidebar: {
    renderLabel,
    collapsedRoots: ['flows', 'components', 'charts', 'primitives', 'patterns', 'foundations', 'internals'],
  },
  layoutCustomisations: {
    // The screen map has no controls, and needs the room.
    showPanel: ({ storyId }, isShown) => (storyId?.startsWith('introduction-') ? false : isShown),
  },
});
