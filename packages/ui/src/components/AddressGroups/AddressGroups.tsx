'use client';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import * as S from './AddressGroups.styles.js';
import { groupAddress } from './groups.js';

export interface AddressGroupsProps {
  /** Shown whole, never shortened: a swapped address differs in its middle. */
  readonly address: string;
}

/**
 * An address in groups of four, every other one in another colour, so that the eye keeps its place while comparing them
 * all: look-alike addresses are made to share the first and the last. One click selects it whole; copied, it has no
 * blanks. Read aloud as one text.
 */
export function AddressGroups({ address }: AddressGroupsProps) {
  const { prefix, groups } = groupAddress(address);
  return (
    <S.Root>
      <VisuallyHidden className="read">{address}</VisuallyHidden>
      <span className="seen" aria-hidden="true" data-prefixed={prefix !== '' || undefined}>
        {prefix && <b className="prefix">{prefix}</b>}
        {groups.map((group, index) => (
          // A group has no name but its place, and an address never changes its order.
          // oxlint-disable-next-line react/no-array-index-key
          <b key={index} className={index % 2 === 1 ? 'other' : undefined}>
            {group}
          </b>
        ))}
      </span>
    </S.Root>
  );
}
