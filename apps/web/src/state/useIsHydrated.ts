import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the app may render what the build cannot know: `false` only while it hydrates a prerendered page,
 * when both must render the same.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
