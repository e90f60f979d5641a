'use client';

import { createContext, useContext } from 'react';

/** The id of the sentence that says the device is offline; disabled buttons refer to it. */
export const OFFLINE_REASON_ID = 'ep-offline';

/** Set by `AppShell`; without a shell there is nothing to send. */
export const OfflineContext = createContext(false);

/** Whether the device is offline, so that nothing can be sent or fetched. */
export function useIsOffline(): boolean {
  return useContext(OfflineContext);
}
