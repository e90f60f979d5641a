import { useLocation } from 'wouter';
import { paths } from '../paths.js';

/** Only the Navigation API knows whether the previous page is one of ours; where it is missing, any previous page will do. */
function hasPreviousPage(): boolean {
  const { navigation }: { readonly navigation?: Navigation } = window;
  return navigation?.canGoBack ?? window.history.length > 1;
}

/** To the previous page; a page that was opened first has none and goes to the platform (G-109). */
export function useGoBack(): () => void {
  const [, navigate] = useLocation();
  return () => {
    if (hasPreviousPage()) window.history.back();
    else navigate(paths.platform);
  };
}
