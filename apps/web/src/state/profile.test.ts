import { ApiError } from '@etherpilot/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';

const readProfile = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./session.js', () => ({ readProfile }));
const { reloadProfile } = await import('./profile.js');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a profile read again because a person asked for it', () => {
  it('logs a failed call and hands it on', { tags: ['PROF-08'] }, async () => {
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

  it('reports what is no failed call, and hands it on too', { tags: ['PROF-08'] }, async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = new TypeError('undefined is not a function');
    readProfile.mockRejectedValueOnce(fault);
    await expect(reloadProfile()).rejects.toBe(fault);
    expect(report.mock.calls).toEqual([[fault]]);
  });

  it('says nothing of a success', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    readProfile.mockResolvedValueOnce();
    await expect(reloadProfile()).resolves.toBeUndefined();
    expect(log).not.toHaveBeenCalled();
  });
});
