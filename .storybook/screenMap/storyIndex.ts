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
  readonly title: string;
  readonly exportName?: string;
  readonly tags?: readonly string[];
}

/** The stories of the screens, in the order of the sidebar. */
export async function readStories(): Promise<readonly ListedStory[]> {
  const response = await fetch(new URL('index.json', document.baseURI));
  const { entries } = (await response.json()) as { readonly entries: Readonly<Record<string, IndexEntry>> };
  return Object.values(entries).flatMap(({ id, type, title, exportName = '', tags = [] }) => {
    const screen = title.replace('Screens/', '');
    return type === 'story' && tags.includes('dev') && screen in screens ? [{ id, state: exportName, screen }] : [];
  });
}
