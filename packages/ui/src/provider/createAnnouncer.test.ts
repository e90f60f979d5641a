import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnouncer } from './createAnnouncer.js';

describe('the announcer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const texts = (announcer: ReturnType<typeof createAnnouncer>) =>
    announcer.getUtterances().map(({ text, urgency }) => `${urgency}: ${text}`);

  test('takes a text out of its region after a while', () => {
    const announcer = createAnnouncer();
    announcer.announce('Copied', { source: 'a' });
    expect(texts(announcer)).toEqual(['polite: Copied']);
    vi.advanceTimersByTime(4_000);
    expect(texts(announcer)).toEqual([]);
  });

  test('reads what several sources say at once only once', () => {
    const announcer = createAnnouncer();
    announcer.announce('Validation Error. Ask us.', { source: 'toast', urgency: 'assertive' });
    announcer.announce('Validation error: ask us', { source: 'form', urgency: 'assertive' });
    announcer.announce('Ask us', { source: 'field' });
    expect(texts(announcer)).toEqual(['assertive: Validation Error. Ask us.']);
  });

  test('does not take a part of a word for a repetition', () => {
    const announcer = createAnnouncer();
    announcer.announce('12 articles found', { source: 'a' });
    announcer.announce('2 articles found', { source: 'b' });
    expect(texts(announcer)).toHaveLength(2);
  });

  test('takes back what the same source said before, and reads the same words again as a new element', () => {
    const announcer = createAnnouncer();
    announcer.announce('1 article found', { source: 'search' });
    announcer.announce('2 articles found', { source: 'search' });
    expect(texts(announcer)).toEqual(['polite: 2 articles found']);
    const [before] = announcer.getUtterances();
    announcer.announce('2 articles found', { source: 'search' });
    expect(announcer.getUtterances()).toEqual([{ ...before, id: expect.any(Number), timer: expect.anything() }]);
    expect(announcer.getUtterances()[0]?.id).not.toBe(before?.id);
  });

  test('says nothing for a text without words', () => {
    const announcer = createAnnouncer();
    announcer.announce(' … ', { source: 'a' });
    expect(texts(announcer)).toEqual([]);
  });

  test('reads the same words again once they are gone from the region', () => {
    const announcer = createAnnouncer();
    const listener = vi.fn<() => void>();
    const unsubscribe = announcer.subscribe(listener);
    announcer.announce('Connection Error', { source: 'first' });
    vi.advanceTimersByTime(4_000);
    announcer.announce('Connection Error', { source: 'second' });
    expect(texts(announcer)).toEqual(['polite: Connection Error']);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    vi.advanceTimersByTime(4_000);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
