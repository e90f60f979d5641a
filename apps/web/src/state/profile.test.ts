import { ApiError } from '@etherpilot/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';

const readProfile = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./session.js', () => ({ readProfile }));
const { reloadProfile } = await import('./profile.js');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a profile read again at the user’s request', () => {
  it('logs a failed call and passes it on', { tags: ['PROF-08'] }, async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const failure = new ApiError({
      kind: 'http',
      title: 'Server Error',
      message: 'Server error. Please try again later.',
    });
    readProfile.mockRejectedValueOnce(failure);
    await expect(reloadProfile()).rejects.toBe(failure);
    expect(log.mock.calls).toEqual([['auth/profile/: Server Error. Server error. Please try again later.']]);
  });

  it('reports an error that is not a failed call, and passes it on too', { tags: ['PROF-08'] }, async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new TypeError('undefined is not a function');
    readProfile.mockRejectedValueOnce(fault);
    await expect(reloadProfile()).rejects.toBe(fault);
    expect(report.mock.calls).toEqual([[fault]]);
  });

  it('logs nothing on success', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    readProfile.mockResolvedValueOnce();
    await expect(reloadProfile()).resolves.toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });
});
