import { addons } from 'storybook/manager-api';
import { renderLabel } from './statusBadge.js';
import { theme } from './theme.js';

addons.setConfig({ theme, sidebar: { renderLabel } });
