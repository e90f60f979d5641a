import { useEffect } from 'react';
import { logFailure } from '../services/logFailure.js';

/** Logs each failure of a read that the screen can do without. */
export function useLoggedFailure(call: string, error: unknown): void {
  useEffect(() => {
    if (error !== null) logFailure(call, error);
  }, [call, error]);
}
