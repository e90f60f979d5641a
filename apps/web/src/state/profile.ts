import type { CallOptions } from '@etherpilot/api-client';
import { logFailure } from '../services/logFailure.js';
import { readProfile } from './session.js';

/** Reads the profile again because a person asked for it. A failure is logged and handed on (spec section 7). */
export async function reloadProfile(options?: CallOptions): Promise<void> {
  try {
    await readProfile(options);
  } catch (error) {
    logFailure('auth/profile/', error);
    throw error;
  }
}
