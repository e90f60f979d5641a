/** The page's Web Locks; `undefined` outside a secure context. */
export function pageLocks(): LockManager | undefined {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks;
}
