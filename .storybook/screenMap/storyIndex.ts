import { screens } from '../screenMap.js';

/** A story as the sidebar lists it. */
export interface ListedStory {
  readonly id: string;
  /** The name of its export. */
  readonly state: string;
  readonly screen: string;
}

interface IndexEntry {
  readonly id: string;
  readonly type: string;
  readonly exportName?: string;
  readonly importPath: string;
  readonly tags?: readonly string[];
}

interface StoryModule {
  readonly [exportName: string]: { readonly composed?: { readonly id: string; readonly tags: readonly string[] } };
}

const modules = import.meta.glob<StoryModule>('../../packages/ui/src/screens/*Screen/*Screen.stories.tsx');

const toKebab = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

const getScreen = (path: string) => /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? '';

/** The entries of Storybook's index; `null` where nobody serves it. */
async function readIndex(): Promise<readonly IndexEntry[] | null> {
  const response = await fetch(new URL('index.json', document.baseURI));
  if (!response.headers.get('content-type')?.includes('json')) return null;
  const { entries } = (await response.json()) as { readonly entries: Readonly<Record<string, IndexEntry>> };
  return Object.values(entries);
}

/** The same from the files themselves: in tests there is no Storybook to ask. */
async function readModules(): Promise<readonly IndexEntry[]> {
  const read = Object.entries(modules).map(async ([importPath, load]) => {
    const stories = Object.entries(await load());
    return stories.flatMap(([exportName, { composed }]) =>
      composed === undefined
        ? []
        : [
            {
              ...composed,
              // Only Storybook tells a story the name of its export.
              id: `${composed.id.split('--')[0]}--${toKebab(exportName)}`,
              exportName,
              type: 'story',
              importPath,
            },
          ],
    );
  });
  return (await Promise.all(read)).flat();
}

/** The stories of the screens, in the order of the sidebar. */
export async function readStories(): Promise<readonly ListedStory[]> {
  const entries = (await readIndex()) ?? (await readModules());
  return entries.flatMap(({ id, type, exportName = '', importPath, tags = [] }) => {
    const screen = getScreen(importPath);
    const isListed = type === 'story' && tags.includes('dev') && screen in screens;
    return isListed ? [{ id, state: exportName, screen }] : [];
  });
}
