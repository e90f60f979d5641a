import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { lazy } from 'react';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/tokens/fonts.css';
import '../packages/ui/src/tokens/page.css';
import { chooseAccessibilityCheck } from './accessibility.js';
import { enhanceArgs, enhanceArgTypes } from './controls/enhanceArgTypes.js';
import { loadWording } from './decorators/loadWording.js';
import { withProvider } from './decorators/withProvider.js';
import { withToasts } from './decorators/withToasts.js';
import { countAssertions, reportRequirements } from './requirements.js';
import { globalTypes, initialGlobals, viewports } from './toolbar/globalTypes.js';

// Stories are shown without what pages of documentation need.
const Container = lazy(() => import('./docs/Container.js').then((module) => ({ default: module.Container })));
const ComponentPage = lazy(() =>
  import('./docs/ComponentPage.js').then((module) => ({ default: module.ComponentPage })),
);

// A busy machine takes longer than the usual second. What is read aloud repeats what is shown: it is asked for by role.
configure({ asyncUtilTimeout: 10_000, defaultIgnore: 'script, style, [data-ep-live] *' });

export default definePreview({
  tags: ['autodocs'],
  // The main entry point of docs would load a megabyte of its pages with every story.
  addons: [definePreviewAddon<DocsTypes>(docs), addonA11y(), addonPseudoStates()],
  loaders: [loadWording],
  // The first is the innermost.
  decorators: [withToasts, withProvider],
  argTypesEnhancers: [enhanceArgTypes],
  argsEnhancers: [enhanceArgs],
  globalTypes,
  initialGlobals,
  beforeEach: [countAssertions, chooseAccessibilityCheck],
  afterEach: reportRequirements,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // Code is what is written in packages/ui/examples: what is generated from a story's args is nothing to copy.
    docs: { page: ComponentPage, container: Container, canvas: { sourceState: 'none' } },
    viewport: { options: viewports },
    // Three pictures of each story; what it chooses itself wins.
    chromatic: { modes: { dark: { theme: 'dark' }, light: { theme: 'light' }, phone: { viewport: 'phone' } } },
    options: {
      // Storybook reads it without running this file.
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          ['Welcome', 'Using it', 'Screen map', 'Sample data', 'What’s new', 'Content guide'],
          'Screens',
          'Flows',
          'Components',
          'Charts',
          'Primitives',
          'Patterns',
          'Foundations',
          'Internals',
        ],
      },
    },
  },
});
