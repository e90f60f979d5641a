import { content } from '../content.js';

/** The title of the page in the browser's tab and history. */
export function Title({ children }: { readonly children: string }) {
  return <title>{`${children} · ${content.brand.name}`}</title>;
}
