// oxlint-disable typescript/consistent-type-imports -- a file with imports would declare no modules
/** The links of routers, as far as the README's adapters use them. */
type RouterAnchor = Omit<import('react').AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly ref?: import('react').Ref<HTMLAnchorElement>;
};
type RouterLink<Props> = (props: Props) => import('react').ReactElement;

declare module 'wouter' {
  export const Link: RouterLink<RouterAnchor & { readonly href: string }>;
}

declare module 'react-router' {
  export const Link: RouterLink<RouterAnchor & { readonly to: string }>;
}

declare module '@tanstack/react-router' {
  export const Link: RouterLink<RouterAnchor & { readonly to: string; readonly hash?: string }>;
}

declare module 'next/link' {
  type Handler = import('react').MouseEventHandler<HTMLAnchorElement>;
  const Link: RouterLink<
    Omit<RouterAnchor, 'onClick' | 'onMouseEnter'> & {
      readonly href: string;
      readonly onClick?: Handler;
      readonly onMouseEnter?: Handler;
    }
  >;
  export default Link;
}
