/** The page's Web Locks; pages without a secure context have none. */
export function pageLocks(): LockManager | undefined {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks;
}
