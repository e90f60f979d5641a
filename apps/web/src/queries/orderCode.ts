import { onDemand } from '@etherpilot/ui';

const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * The orders, and what places them. Fetched beside a form's fields, and awaited before it sends: with it come the words for an
 * order that has lost its connection.
 */
export const orderCode = onDemand(async () => {
  const code = await import('./orderEngine.js');
  code.orders.subscribe(tellListeners);
  tellListeners();
  return code;
});

/** Calls back when the orders have changed, which they also have once their code has come. */
export function subscribeToOrders(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
