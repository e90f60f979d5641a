/** A choice in the toolbar: the titles of the values. The first is as ever: the menu looks set with another one only. */
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
    items: Object.entries(titles).map(([value, name], index) => ({
      value,
      title: name,
      type: index === 0 ? ('reset' as const) : ('item' as const),
    })),
    dynamicTitle: true,
  },
});

/** What stories choose by `globals`, and the toolbar by a few menus. */
export const initialGlobals = {
  theme: 'dark',
  direction: 'ltr',
  locale: 'en-US',
  textLength: 'written',
  connection: 'online',
  clock: 'now',
  balances: 'shown',
  support: 'none',
  more: 'none',
};

type Globals = Readonly<Record<keyof typeof initialGlobals, string>>;

/** The menu of the rest: the title of each choice, and what it sets. */
const rest: Readonly<Record<string, readonly [title: string, sets: Partial<Globals>]>> = {
  none: ['More', {}],
  offline: ['Without a connection', { connection: 'offline' }],
  stale: ['An hour later', { clock: 'stale' }],
  dayLater: ['A day later', { clock: 'dayLater' }],
  long: ['Texts × 1.4, as in German', { textLength: 'long' }],
  hidden: ['Balances hidden', { balances: 'hidden' }],
  email: ['Support by email', { support: 'email' }],
  allChannels: ['Support by email, chat and Telegram', { support: 'all' }],
};

const getTitles = (choices: typeof rest) =>
  Object.fromEntries(Object.entries(choices).map(([name, [title]]) => [name, title]));

/** The menus of the toolbar, beside the one for the window. */
export const globalTypes = {
  theme: choice("The provider's colorScheme", 'Theme', 'contrast', {
    dark: 'Dark',
    light: 'Light',
    contrast: 'More contrast',
  }),
  locale: choice('How figures are written, and in which direction', 'Language', 'globe', {
    'en-US': 'English',
    'de-DE': 'German figures',
    'hi-IN': 'Hindi figures',
    rtl: 'English, right to left',
    pseudo: 'Pseudo: ⟦texts⟧ and Arabic figures',
  }),
  more: choice('What else can be around a screen', 'More', 'ellipsis', getTitles(rest)),
};

/** What a story is shown with: its own globals and those of the menus. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): Globals {
  const own = { ...initialGlobals, ...(globals as Partial<Globals>) };
  const language = own.locale === 'rtl' ? { locale: 'en-US', direction: 'rtl' } : {};
  return { ...own, ...rest[own.more]?.[1], ...language };
}

/** The windows of the toolbar, which stories choose by `globals.viewport`. */
export const viewports = {
  narrowest: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  // At twice the size, half as many CSS pixels fit into a window: what a browser's zoom does to the layout.
  zoomed: { name: 'Zoom 200 % of 1440, 720 px', styles: { width: '720px', height: '450px' }, type: 'desktop' },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  wide: { name: 'Wide, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
