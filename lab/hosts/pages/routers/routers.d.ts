/** The links of routers, as far as the README's adapters use them. */
declare module 'wouter' {
  import type { AnchorHTMLAttributes, ReactElement, Ref } from 'react';

  export function Link(
    props: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string; readonly ref?: Ref<HTMLAnchorElement> },
  ): ReactElement;
}

declare module 'react-router' {
  import type { AnchorHTMLAttributes, ReactElement, Ref } from 'react';

  export function Link(
    props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
      readonly to: string;
      readonly ref?: Ref<HTMLAnchorElement>;
    },
  ): ReactElement;
}

declare module 'next/link' {
  import type { AnchorHTMLAttributes, MouseEventHandler, ReactElement, Ref } from 'react';

  export default function Link(
    props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'onMouseEnter'> & {
      readonly href: string;
      readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
      readonly onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
      readonly ref?: Ref<HTMLAnchorElement>;
    },
  ): ReactElement;
}

declare module '@tanstack/react-router' {
  import type { AnchorHTMLAttributes, ReactElement, Ref } from 'react';

  export function Link(
    props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
      readonly to: string;
      readonly hash?: string;
      readonly ref?: Ref<HTMLAnchorElement>;
    },
  ): ReactElement;
}
