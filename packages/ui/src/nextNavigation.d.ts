/** What `next` needs of Next, which is not installed here: it is heavy, and only a host that uses Next has it. */
declare module 'next/navigation.js' {
  export function useServerInsertedHTML(callback: () => import('react').ReactNode): void;
}
