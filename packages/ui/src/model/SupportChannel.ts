/** A way to reach the operator, with its link. */
export type SupportChannel =
  | { readonly kind: 'email'; readonly email: string; readonly href: string }
  | { readonly kind: 'chat'; readonly href: string }
  | {
      readonly kind: 'telegram';
      /** Without the at sign; `null` for an invitation link, which names nobody. */
      readonly handle: string | null;
      readonly href: string;
    };
