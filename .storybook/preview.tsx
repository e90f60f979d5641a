import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '../packages/ui/src/tokens/tokens.css';
import '../packages/ui/src/tokens/fonts.css';
import { withProvider } from './decorators/withProvider.js';
import { countAssertions, reportRequirements } from './requirements.js';
import { theme } from './theme.js';

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  decorators: [withProvider],
  globalTypes: {
    locale: {
      description: 'How figures are written; the pseudo-locale marks every text that can be translated',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'de-DE', title: 'German figures' },
          { value: 'hi-IN', title: 'Hindi figures' },
          { value: 'pseudo', title: 'Pseudo: ⟦texts⟧ and Arabic figures' },
        ],
        dynamicTitle: true,
      },
    },
    support: {
      description: 'How the operator can be reached',
      toolbar: {
        title: 'Support',
        icon: 'support',
        items: [
          { value: 'none', title: 'No channel' },
          { value: 'email', title: 'E-mail' },
          { value: 'chat', title: 'Live chat' },
          { value: 'telegram', title: 'Telegram' },
          { value: 'all', title: 'All three' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: "The provider's colorScheme",
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
          { value: 'contrast', title: 'More contrast' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: "The provider's dir",
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
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
      storySort: { order: ['Welcome', 'tokens', 'primitives', 'components', 'screens', 'flows'] },
    },
  },
});
