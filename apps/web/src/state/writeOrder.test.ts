import { createSessionClient, memoryTokenStore } from '@etherpilot/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';

const order = { kind: 'withdrawal', amount: '60', target: 'ETH', trait: 'an address', known: [] } as const;
const failure = { title: 'Connection Error', message: 'Network error.' };

/** A page without a database, with somebody signed in. */
async function openPage() {
  // Before there is a document: it takes one for a browser's.
  await import('styled-components');
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', new URL('http://127.0.0.1'));
  const tokenStore = memoryTokenStore({ tokens: { access: 'access-1', refresh: 'refresh-1' }, user: null });
  const profile = { id: 7, display_id: '100007', email: 'viewer@example.com', balance: '1250.00' };
  const fetch = async () => Response.json(profile);
  vi.doMock('../services/sessionMark.js', () => ({ hasSessionMark: () => true }));
  vi.doMock('../services/sessionApi.js', () => ({
    sessionApi: createSessionClient({ baseUrl: 'http://127.0.0.1', tokenStore, fetch }),
  }));
  vi.doMock('../services/reportError.js', () => ({ reportError: () => undefined }));
  const { session, signOut, startSession } = await import('./session.js');
  const { openJournal, orders } = await import('./orders.js');
  const { writeOrder } = await import('./writeOrder.js');
  await startSession();
  await openJournal();
  const isClosingConfirmed = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { session, signOut, orders, writeOrder, isClosingConfirmed };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../services/sessionMark.js');
  vi.doUnmock('../services/sessionApi.js');
  vi.doUnmock('../services/reportError.js');
});

describe('an order', () => {
  it('lets the page close without a question only before and after it is sent', async () => {
    const { writeOrder, isClosingConfirmed } = await openPage();
    expect(isClosingConfirmed()).toBe(false);
    const written = await writeOrder(order);
    expect(isClosingConfirmed()).toBe(true);
    await written?.end({ status: 'confirmed' });
    expect(isClosingConfirmed()).toBe(false);
  });

  it('that is sent while the user signs out is named on the sign-in page', async () => {
    const { session, signOut, writeOrder } = await openPage();
    const written = await writeOrder(order);
    signOut();
    expect(session.endedOrder).toEqual({ kind: 'withdrawal', mayHaveBeenSent: true });
    await written?.end({ status: 'refused' });
    expect(session.endedOrder).toEqual({ kind: 'withdrawal', mayHaveBeenSent: false });
  });

  it('locks its kind for others until it has ended with a known outcome', async () => {
    const { orders, writeOrder } = await openPage();
    const written = await writeOrder(order);
    expect(orders.withdrawal?.status).toBe('sending');
    await expect(writeOrder(order)).resolves.toBeNull();
    await written?.end({ status: 'uncertain', failure });
    expect(orders.withdrawal).toMatchObject({ status: 'uncertain', entry: { detail: { failure } } });
    await expect(writeOrder(order)).resolves.toBeNull();
    const deposit = await writeOrder({ ...order, kind: 'deposit' });
    await deposit?.end({ status: 'confirmed' });
    expect(orders.deposit).toBeNull();
  });
});
