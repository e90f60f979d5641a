import type { CallOptions } from '@etherpilot/api-client';
import { logFailure } from '../services/logFailure.js';
import { readProfile } from './session.js';

/** Reads the profile again at the user's request. A failure is logged and passed on. */
export async function reloadProfile(options?: CallOptions): Promise<void> {
  try {
    await readProfile(options);
  } catch (error) {
    logFailure('auth/profile/', error);
    throw error;
  }
}
