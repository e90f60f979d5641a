import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dismiss, forgetToasts, notify, toasts } from './toasts.js';

const refused = {
  tone: 'negative',
  title: 'Error',
  description: 'Failed to start the bot. Please try again.',
} as const;

describe('toasts', () => {
  beforeEach(() => {
    toasts.shown = [];
    toasts.past = [];
  });

  it('are shown until they are dismissed', () => {
    notify(refused);
    const [shown] = toasts.shown;
    expect(shown).toMatchObject(refused);
    dismiss({ id: shown?.id ?? '' });
    expect(toasts.shown).toEqual([]);
  });

  it('replace an equal one', () => {
    notify(refused);
    notify({ ...refused, title: 'Another' });
    notify(refused);
    expect(toasts.shown.map((toast) => toast.title)).toEqual(['Another', 'Error']);
  });

  it('can be read again: the last 20 are kept, newest first', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_763_805_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    for (let count = 1; count <= 25; count += 1) notify({ ...refused, title: `Message ${count}` });
    expect(toasts.past).toHaveLength(20);
    expect(toasts.past[0]?.title).toBe('Message 25');
    expect(toasts.past[0]?.at).toBe(1_763_805_600_000);
  });

  it('are cleared on logout, those on the screen too', () => {
    notify(refused);
    forgetToasts();
    expect(toasts.past).toEqual([]);
    expect(toasts.shown).toEqual([]);
  });
});
