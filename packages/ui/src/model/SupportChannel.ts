/** A way to reach the operator, with the link that leads there. */
export type SupportChannel =
  | { readonly kind: 'email'; readonly email: string; readonly href: string }
  | { readonly kind: 'chat'; readonly href: string }
  | {
      readonly kind: 'telegram';
      /** Without its '@'; `null` for an invitation, which names nobody. */
      readonly handle: string | null;
      readonly href: string;
    };
