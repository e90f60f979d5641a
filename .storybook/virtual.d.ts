declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** Every icon of the product with its name and the components that show it, by name. */
  export const iconsInUse: readonly (readonly [name: string, Icon: LucideIcon, users: readonly string[]])[];
}
