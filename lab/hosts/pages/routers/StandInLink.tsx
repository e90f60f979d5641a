import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** What the links of all routers have in common: they call the given `onClick` first, and leave some clicks to the browser. */
export function StandInLink({ href = '', onClick, ...rest }: AnchorProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isModified || event.button !== 0 || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    history.pushState(null, '', href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {rest.children}
    </a>
  );
}
