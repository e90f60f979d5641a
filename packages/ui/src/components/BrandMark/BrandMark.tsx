'use client';

import { styled } from 'styled-components';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useUi } from '../../provider/UiContext.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const Root = styled(PlaceLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--ep-s3);
  min-width: 0;
  min-height: 44px;
  color: var(--ep-text-strong);
  text-decoration: none;
  font-size: 1.0625rem;
  line-height: 1.5rem;
  font-weight: var(--ep-weight-strong);
  letter-spacing: -.015em;
  & > svg { flex: none; width: 1.375rem; height: 1.375rem; }
  & > span { min-width: 0; overflow-wrap: anywhere; }
`;

/** The product's mark alone, decorative. A host sets it through the provider. */
export function BrandLogo() {
  return (
    useUi().brand.logo ?? (
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path d="M12 2.5 18.2 11H5.8z" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
        <path d="M5.6 14h12.8L12 22z" fill="var(--ep-accent)" />
        <path d="M.5 12.5h3M20.5 12.5h3" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    )
  );
}

/** The product's mark and name, with a link home. A host sets both through the provider. */
export function BrandMark(props: ElementProps<HTMLAnchorElement>) {
  return (
    <Root {...props} to="home">
      <BrandLogo />
      <span>{useUi().brand.name}</span>
    </Root>
  );
}
