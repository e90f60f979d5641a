import { useLocation } from 'wouter';
import { paths } from '../paths.js';

/**
 * Only the Navigation API knows whether the previous page belongs to this app; without it, any previous page will do.
 */
function hasPreviousPage(): boolean {
  const { navigation }: { readonly navigation?: Navigation } = window;
  return navigation?.canGoBack ?? window.history.length > 1;
}

/** Returns a function that navigates to the previous page, or to the platform when there is none. */
export function useGoBack(): () => void {
  const [, navigate] = useLocation();
  return () => {
    if (hasPreviousPage()) window.history.back();
    else navigate(paths.platform);
  };
}

/** Whether the page before this one, in the history of this tab, is one of the app with this path. */
function isPreviousPage(path: string): boolean {
  const { navigation }: { readonly navigation?: Navigation } = window;
  const url = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return typeof url === 'string' && new URL(url).pathname === path;
}

/** Returns a function that leads to a list: back to where it was left, or to its top when it was not the page before. */
export function useGoBackTo(path: string): () => void {
  const [, navigate] = useLocation();
  return () => {
    if (isPreviousPage(path)) window.history.back();
    else navigate(path);
  };
}
