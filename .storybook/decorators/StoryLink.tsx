import { createContext, type MouseEvent, useContext } from 'react';
import { SELECT_STORY, SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { places } from '../../packages/ui/src/model/Place.js';
import { type LinkProps, useUi } from '../../packages/ui/src/provider/UiContext.js';
import { type IndexedStory, findStoryOfPlace } from '../storyOfPlace.js';

/** The id of the story that is shown. */
export const StoryIdContext = createContext('');

/** Every story; none where stories run as tests, which have no index. */
async function readIndex(): Promise<readonly IndexedStory[]> {
  const answer = await fetch('./index.json');
  if (!answer.headers.get('content-type')?.includes('json')) return [];
  const { entries }: { entries: Readonly<Record<string, IndexedStory>> } = await answer.json();
  return Object.values(entries);
}

/** Shows a story as a click in the sidebar does; without the sidebar around it, as the address of the page does. */
function select(storyId: string): void {
  const channel = addons.getChannel();
  if (window.parent === window) channel.emit(SET_CURRENT_STORY, { storyId, viewMode: 'story' });
  else channel.emit(SELECT_STORY, { storyId });
}

/** Whether a browser would open a link elsewhere than in this tab. */
export const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 1 || ctrlKey || metaKey || shiftKey;

/** The host's link in Storybook: it has the product's address, and leads to the story of the screen there. */
export function StoryLink({ href, onClick, onAuxClick, children, ...rest }: LinkProps) {
  const { hrefs } = useUi();
  const from = useContext(StoryIdContext);
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const isElsewhere = opensElsewhere(event);
    const [path] = href.split('#');
    const place = places.find((one) => hrefs[one] === path);
    const target = place && findStoryOfPlace(await readIndex(), from, place);
    if (!target) return;
    if (isElsewhere) window.open(`./?path=/story/${target.id}`, '_blank');
    else select(target.id);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) void follow(event);
  };
  const handleAuxClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onAuxClick?.(event);
    if (event.button === 1 && !event.defaultPrevented) void follow(event);
  };
  return (
    <a {...rest} href={href} onClick={handleClick} onAuxClick={handleAuxClick}>
      {children}
    </a>
  );
}
