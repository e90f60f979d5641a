'use client';

import { useRef, useState } from 'react';

/** Runs an export once at a time, however often it is asked for, and says whether it runs. */
export function useExport(onExport: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const isLocked = useRef(false);
  const run = async () => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsBusy(true);
    try {
      await onExport();
    } finally {
      isLocked.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run: () => void run() };
}
