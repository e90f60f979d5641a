import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/tokens/fonts.css';
import { withProvider } from './decorators/withProvider.js';
import { withToasts } from './decorators/withToasts.js';
import { countAssertions, reportRequirements } from './requirements.js';
import { theme } from './theme.js';

/** A choice in the toolbar: the titles of the values. */
const choice = <Icon extends string>(
  description: string,
  title: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    title,
    icon,
    items: Object.entries(titles).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  // The first is the innermost.
  decorators: [withToasts, withProvider],
  globalTypes: {
    locale: choice(
      'How figures are written; the pseudo-locale marks every text that can be translated',
      'Locale',
      'globe',
      {
        'en-US': 'English',
        'de-DE': 'German figures',
        'hi-IN': 'Hindi figures',
        pseudo: 'Pseudo: ⟦texts⟧ and Arabic figures',
      },
    ),
    support: choice('How the operator can be reached', 'Support', 'support', {
      none: 'No channel',
      email: 'E-mail',
      chat: 'Live chat',
      telegram: 'Telegram',
      all: 'All three',
    }),
    theme: choice("The provider's colorScheme", 'Theme', 'contrast', {
      dark: 'Dark',
      light: 'Light',
      contrast: 'More contrast',
    }),
    direction: choice("The provider's dir", 'Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  initialGlobals: { support: 'none', locale: 'en-US', theme: 'dark', direction: 'ltr' },
  beforeEach: countAssertions,
  afterEach: reportRequirements,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    docs: { theme },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        wide: { name: 'Wide, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        narrowest: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
      },
    },
    options: {
      // Storybook reads it without running this file.
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Foundations',
          'Primitives',
          'Components',
          'Charts',
          'Screens',
          'Flows',
          'Patterns',
          'Internals',
        ],
      },
    },
  },
});
