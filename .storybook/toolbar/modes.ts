import type { initialGlobals, viewports } from './globalTypes.js';

/** Choices of the toolbar that a picture is taken with. */
type Mode = { readonly viewport?: keyof typeof viewports } & {
  readonly [Name in keyof typeof initialGlobals]?: string;
};

/** The pictures Chromatic takes of every story; what a story chooses itself wins. */
export const modes = {
  dark: { theme: 'dark' },
  light: { theme: 'light' },
  phone: { viewport: 'phone' },
} satisfies Readonly<Record<string, Mode>>;
