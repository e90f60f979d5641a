/** The windows a state is looked at in, in CSS pixels. */
export const windows = {
  wide: { title: 'Wide, 1440 px', width: 1440, height: 900 },
  tablet: { title: 'Tablet, 768 px', width: 768, height: 1024 },
  phone: { title: 'Phone, 390 px', width: 390, height: 844 },
  narrowest: { title: 'Narrowest, 320 px', width: 320, height: 640 },
} as const;

/** How the states are shown: every story in every one of these. */
export const modes = {
  window: {
    label: 'Window',
    titles: Object.fromEntries(Object.entries(windows).map(([name, { title }]) => [name, title])),
  },
  theme: { label: 'Theme', titles: { dark: 'Dark', light: 'Light', contrast: 'More contrast' } },
  direction: { label: 'Direction', titles: { ltr: 'Left to right', rtl: 'Right to left' } },
  locale: {
    label: 'Locale',
    titles: { 'en-US': 'English', 'de-DE': 'German figures', 'hi-IN': 'Hindi figures', pseudo: 'Pseudo: ⟦texts⟧' },
  },
} as const;

/** A choice for each mode, by its name. */
export type Mode = Readonly<Record<keyof typeof modes, string>>;

export const initialMode: Mode = { window: 'wide', theme: 'dark', direction: 'ltr', locale: 'en-US' };

/** The window of a mode. */
export const windowOf = (mode: Mode) => windows[mode.window as keyof typeof windows] ?? windows.wide;

/** Storybook's `globals` in an address; what is as ever is left out. */
function writeGlobals({ window, ...rest }: Mode): string {
  const changed = Object.entries(rest).filter(([name, value]) => value !== initialMode[name as keyof Mode]);
  const written = changed.map(([name, value]) => `${name}:${value}`);
  return [...(window === initialMode.window ? [] : [`viewport.value:${window}`]), ...written].join(';');
}

/** The address of a story beside the sidebar. */
export function getStoryHref(id: string, mode: Mode): string {
  const globals = writeGlobals(mode);
  return `./?path=/story/${id}${globals && `&globals=${globals}`}`;
}

/** The address of a story alone. */
export function getFrameHref(id: string, mode: Mode): string {
  const globals = writeGlobals(mode);
  return `./iframe.html?id=${id}&viewMode=story${globals && `&globals=${globals}`}`;
}
