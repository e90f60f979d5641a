import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the app may render what the build cannot know: `false` only while it takes over a page the build has rendered,
 * when both must render the same.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
