'use client';

import { createContext, useContext } from 'react';

/** The id of the sentence on the screen that says that there is no line; blocked buttons point at it. */
export const OFFLINE_REASON_ID = 'ep-offline';

/** Set by `AppShell`: without a shell there is nothing that could be sent. */
export const OfflineContext = createContext(false);

/** Whether the device has no line, so that nothing can be sent or fetched. */
export function useIsOffline(): boolean {
  return useContext(OfflineContext);
}
