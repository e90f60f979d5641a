'use client';

import { useState } from 'react';
import { type AddressTrap, findAddressTrap, getEnding } from '../../address/addressTrap.js';

export interface TrapQuestion {
  readonly trap: AddressTrap;
  readonly address: string;
  /** Whether the person has pressed the button and is asked now. */
  readonly isAsked: boolean;
  readonly ending: string;
  /** Whether the last characters are typed exactly. */
  readonly isAnswered: boolean;
}

const NOTHING = { address: '', ending: '' };

/** Whether an address, `null` while there is none, needs a question before it is sent, and how far that has come. */
export function useTrapQuestion(address: string | null, ownDeposits: readonly string[]) {
  const [asked, setAsked] = useState(NOTHING);
  const trap = address === null ? null : findAddressTrap(address, ownDeposits);
  const isAsked = asked.address === address;
  const { ending } = isAsked ? asked : NOTHING;
  const question: TrapQuestion | null =
    trap === null || address === null
      ? null
      : { trap, address, isAsked, ending, isAnswered: isAsked && ending === getEnding(address) };
  return {
    question,
    /** Asks, or goes on asking: each request needs an answer of its own. */
    ask: () => setAsked(address === null ? NOTHING : { address, ending: '' }),
    changeEnding: (typed: string) => setAsked(address === null ? NOTHING : { address, ending: typed }),
    /** The person edits the form: what they are asked about may be another request by now. */
    close: () => setAsked(NOTHING),
  };
}
