import { globalTypes, initialGlobals, viewports } from '../toolbar/globalTypes.js';

interface Choice {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice of the toolbar. */
function toolbarChoice(name: 'theme' | 'locale'): Choice {
  const { title, items } = globalTypes[name].toolbar;
  return { label: title, options: items.map((item) => ({ value: item.value, label: item.title })) };
}

/** How states are shown: every story has each of these modes. */
export const modes = {
  viewport: {
    label: 'Window',
    options: Object.entries(viewports)
      .map(([value, { name }]) => ({ value, label: name }))
      .toReversed(),
  },
  theme: toolbarChoice('theme'),
  locale: toolbarChoice('locale'),
} satisfies Readonly<Record<string, Choice>>;

/** A choice for each mode, by its name. */
export type Mode = Readonly<Record<keyof typeof modes, string>>;

const { theme, locale } = initialGlobals;

export const initialMode: Mode = { viewport: 'wide', theme, locale };

/** Storybook's `globals` in an address; what is as ever is left out. */
function writeGlobals(mode: Mode): string {
  const names = Object.keys(modes) as readonly (keyof Mode)[];
  return names
    .filter((name) => mode[name] !== initialMode[name])
    .map((name) => `${name}${name === 'viewport' ? '.value' : ''}:${mode[name]}`)
    .join(';');
}

/** The address of a story beside the sidebar. */
export function getStoryHref(id: string, mode: Mode): string {
  const globals = writeGlobals(mode);
  return `./?path=/story/${id}${globals && `&globals=${globals}`}`;
}
