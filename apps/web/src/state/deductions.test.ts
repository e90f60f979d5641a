import { decimal, toText } from '@etherpilot/ui/money';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { balance, forgetBalance, nextTurn, setBalance } from './balance.js';
import { beginDeduction } from './deductions.js';

const leaving = vi.hoisted(() => ({ listener: () => {} }));

vi.mock('./session.js', () => ({
  onLeave: (listener: () => void) => {
    leaving.listener = listener;
  },
}));

const shown = () => balance.current && [toText(balance.current.value), balance.current.provenance];

/** The server is asked for the balance; returns a function that states it. */
const request = () => {
  const turn = nextTurn();
  return (text: string | null) => setBalance(text === null ? null : decimal(text), 'live', turn);
};
const state = (text: string | null) => request()(text);
const sixty = decimal('60');

/** Nobody is signed in. */
const signOut = () => {
  leaving.listener();
  forgetBalance();
};

beforeEach(() => {
  signOut();
  state('1000.00');
});

describe('the balance after an order', () => {
  it('is lowered by what the server has accepted, until a profile that was requested afterwards is there', () => {
    const confirm = beginDeduction();
    expect(shown()).toEqual(['1000.00', 'live']);
    confirm(sixty);
    expect(shown()).toEqual(['940', 'derived']);
    state('940.00');
    expect(shown()).toEqual(['940.00', 'live']);
  });

  it('is lowered once when a profile was lower before the answer came', () => {
    const confirm = beginDeduction();
    state('940.00');
    confirm(sixty);
    expect(shown()).toEqual(['940', 'derived']);
  });

  it('is not raised by a profile that was requested before the answer', () => {
    const confirm = beginDeduction();
    const answerLate = request();
    confirm(sixty);
    answerLate('1000.00');
    expect(shown()).toEqual(['940', 'derived']);
  });

  it('follows a profile that was requested before the answer and is lower still', () => {
    const confirm = beginDeduction();
    const answerLate = request();
    confirm(sixty);
    answerLate('500.00');
    expect(shown()).toEqual(['500.00', 'derived']);
  });

  it.each([
    ['neither', null, '900'],
    ['the first', '940.00', '900'],
    ['both', '900.00', '900'],
  ])('counts two orders at a time when a profile between their answers has %s', (_, between, expected) => {
    const [confirmOne, confirmTwo] = [beginDeduction(), beginDeduction()];
    confirmOne(sixty);
    if (between !== null) state(between);
    confirmTwo(decimal('40'));
    expect(shown()).toEqual([expected, 'derived']);
  });

  it('counts an order that was sent after a profile has had the one before', () => {
    beginDeduction()(sixty);
    state('940.00');
    beginDeduction()(decimal('40'));
    expect(shown()).toEqual(['900', 'derived']);
  });

  it('is what the profile says when it was unknown before', () => {
    signOut();
    state(null);
    const confirm = beginDeduction();
    state('940.00');
    confirm(sixty);
    expect(shown()).toEqual(['940.00', 'live']);
  });
});

it('an unreadable balance is unknown, also after an order', () => {
  state(null);
  expect(balance.current).toBeNull();
  beginDeduction()(sixty);
  expect(balance.current).toBeNull();
});

it('nothing of one user is left for the next', () => {
  const confirm = beginDeduction();
  confirm(sixty);
  signOut();
  state('20.00');
  expect(shown()).toEqual(['20.00', 'live']);
});
