import { type ComponentType, createContext, type MouseEvent, useContext } from 'react';
import type { Place } from '../../../packages/ui/src/model/Place.js';
import type { LinkProps } from '../../../packages/ui/src/provider/UiContext.js';
import { opensElsewhere } from '../../../packages/ui/src/fixtures/StoryLink.js';

interface FlowLinks {
  /** The place of an address, if the flow goes there. */
  readonly placeOf: (href: string) => Place | undefined;
  readonly go: (place: Place) => void;
  /** The link of what is around the flow, for every other address. */
  readonly Outer: ComponentType<LinkProps> | 'a';
}

export const FlowLinksContext = createContext<FlowLinks | null>(null);

/** The host's link in a flow: it shows the next screen, as a router does. */
export function FlowLink({ onClick, children, ...rest }: LinkProps) {
  const links = useContext(FlowLinksContext);
  if (links === null) return <a {...rest}>{children}</a>;
  const place = links.placeOf(rest.href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (place === undefined || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    links.go(place);
  };
  return (
    <links.Outer {...rest} onClick={follow}>
      {children}
    </links.Outer>
  );
}
