'use client';

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { KeyValues } from '../../primitives/Card/Card.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { Row, Stack } from '../../primitives/Layout/Layout.js';

const Values = styled(KeyValues)`
  & > div { align-items: start; }
  & dd { display: flex; justify-content: end; align-items: center; gap: 0 var(--ep-s1); }
  & dd > code { flex: 0 1 auto; min-width: 0; font-family: var(--ep-font-mono); font-size: .8125rem; font-feature-settings: 'zero' 1; overflow-wrap: anywhere; }
  & dd > button { flex: none; margin-block: -6px; margin-inline-end: -6px; }
`;

export interface RecordDetailsProps {
  readonly title: string;
  /** The status as a tag, and what it means. */
  readonly status: ReactNode;
  readonly sentence: ReactNode;
  /** Names and values, in display order. */
  readonly values: readonly { readonly name: string; readonly value: ReactNode }[];
  /** What can be done about the record. */
  readonly children?: ReactNode;
  readonly foot: ReactNode;
  readonly onClose: () => void;
}

/** All that is known of one record of a history. */
export function RecordDetails({ title, status, sentence, values, children, foot, onClose }: RecordDetailsProps) {
  return (
    <Dialog isOpen title={title} foot={foot} onClose={onClose}>
      <Stack>
        <Row gap={3}>
          {status}
          {sentence && <span>{sentence}</span>}
        </Row>
        <Values>
          {values.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Values>
        {children}
      </Stack>
    </Dialog>
  );
}
