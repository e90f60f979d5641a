'use client';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import * as S from './AddressGroups.styles.js';
import { groupAddress } from './groups.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `AddressGroups`. */
export interface AddressGroupsProps extends ElementProps<HTMLDivElement> {
  /** Shown in full, never truncated: a swapped address differs in the middle. */
  readonly address: string;
}

/**
 * An address in groups of four, every other one in another colour, which helps to compare it in full: look-alike
 * addresses share the first and the last characters. One click selects all of it; copied text has no blanks, and screen
 * readers read one text.
 */
export function AddressGroups({ address, ...rest }: AddressGroupsProps) {
  const { prefix, groups } = groupAddress(address);
  return (
    <S.Root {...rest} dir="ltr">
      <VisuallyHidden className="ep-read">{address}</VisuallyHidden>
      <span className="ep-seen" aria-hidden="true" data-prefixed={prefix !== '' || undefined}>
        {prefix && <b className="ep-prefix">{prefix}</b>}
        {groups.map((group, index) => (
          // Groups have no key but their index, and an address never changes its order.
          // oxlint-disable-next-line react/no-array-index-key
          <b key={index} className={index % 2 === 1 ? 'ep-other' : undefined}>
            {group}
          </b>
        ))}
      </span>
    </S.Root>
  );
}
