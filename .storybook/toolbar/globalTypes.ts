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

/** Every choice of the toolbar. */
export const globalTypes = {
  theme: choice("The provider's colorScheme", 'Theme', 'contrast', {
    dark: 'Dark',
    light: 'Light',
    contrast: 'More contrast',
  }),
  colors: choice(
    'A likeness of forced colors: our rules for them and system colors in our tokens, without the chart. A contrast theme of the device shows the real thing, and so does “Emulate forced-colors” in the browser’s tools',
    'Colors',
    'paintbrush',
    { own: 'Colors', forced: 'Forced colors (likeness)' },
  ),
  direction: choice("The provider's dir", 'Direction', 'transfer', { ltr: 'LTR', rtl: 'RTL' }),
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
  textLength: choice(
    'How long the built-in texts are; German is about 1.4 times as long as English',
    'Text length',
    'paragraph',
    {
      written: 'Texts × 1',
      long: 'Texts × 1.4',
    },
  ),
  pointer: choice(
    'Puts everything that reacts to pointer or keyboard into one state, as its styles describe it; a focus ring at several places is not what a person sees',
    'State',
    'pointerhand',
    { none: 'State', hover: 'All hovered', focus: 'All focused', active: 'All pressed' },
  ),
  motion: choice('Overrides what the device says of motion', 'Motion', 'play', {
    device: 'Motion',
    full: 'Full motion',
    reduced: 'Reduced motion',
  }),
  connection: choice(
    'Whether the device has a connection: nothing can be sent without one',
    'Connection',
    'lightning',
    {
      online: 'Online',
      offline: 'Offline',
    },
  ),
  clock: choice(
    "Moves the provider's clock from 12 July 2026, 14:02 UTC; prices are out of date after an hour",
    'Clock',
    'time',
    {
      now: 'Now',
      stale: 'An hour later',
      dayLater: 'A day later',
    },
  ),
  sources: choice('Outlines every figure by its source', 'Sources', 'eye', {
    plain: 'Sources',
    outlined: 'Sources outlined',
  }),
  balances: choice('Whether amounts are masked', 'Balances', 'eyeclose', {
    shown: 'Balances',
    hidden: 'Balances hidden',
  }),
  support: choice('How the operator can be reached', 'Support', 'support', {
    none: 'Support',
    email: 'E-mail',
    chat: 'Live chat',
    telegram: 'Telegram',
    all: 'All three',
  }),
};

export const initialGlobals = {
  theme: 'dark',
  colors: 'own',
  direction: 'ltr',
  locale: 'en-US',
  textLength: 'written',
  pointer: 'none',
  motion: 'device',
  connection: 'online',
  clock: 'now',
  sources: 'plain',
  balances: 'shown',
  support: 'none',
} satisfies Record<keyof typeof globalTypes, string>;

/** The windows of the toolbar, which stories choose by `globals.viewport`. */
export const viewports = {
  narrowest: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  // At twice the size, half as many CSS pixels fit into a window: what a browser's zoom does to the layout.
  zoomed: { name: 'Zoom 200 % of 1440, 720 px', styles: { width: '720px', height: '450px' }, type: 'desktop' },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  wide: { name: 'Wide, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
