/** The page's Web Locks; `undefined` outside a secure context. */
export function getPageLocks(): LockManager | undefined {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks;
}
