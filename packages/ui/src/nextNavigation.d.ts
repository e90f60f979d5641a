/** What `next` needs of Next, which is not installed here: it is heavy, and only a host that uses Next has it. */
declare module 'next/navigation.js' {
  import type { ReactNode } from 'react';

  export function useServerInsertedHTML(callback: () => ReactNode): void;
}
