import type { initialGlobals, viewports } from './globalTypes.js';

/** Choices of the toolbar that a picture is taken with. */
type Mode = { readonly viewport?: keyof typeof viewports } & {
  readonly [Name in keyof typeof initialGlobals]?: string;
};

/** The pictures Chromatic takes of every story; what a story chooses itself wins. */
export const modes = {
  dark: { theme: 'dark' },
  light: { theme: 'light' },
  'more contrast': { theme: 'contrast' },
  'right to left': { direction: 'rtl' },
  phone: { viewport: 'phone' },
  tablet: { viewport: 'tablet' },
  'zoom 200 %': { viewport: 'zoomed' },
  'forced colors': { colors: 'forced' },
} satisfies Readonly<Record<string, Mode>>;
