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
