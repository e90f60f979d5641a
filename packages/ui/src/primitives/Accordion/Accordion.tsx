'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as S from './Accordion.styles.js';

export interface AccordionProps {
  /** Each with a title to press and what it uncovers; `id` is unique among them. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** The ids of those that are open; any number of them. */
  readonly open: readonly string[];
  readonly onChangeOpen: (open: readonly string[]) => void;
  /** Level of the titles in the outline of the page. */
  readonly headingLevel: 2 | 3;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Titles that uncover a text each. The browser's own search finds covered texts and opens them. */
export function Accordion({ items, open, onChangeOpen, headingLevel, ref }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Root
      ref={ref}
      multiple
      hiddenUntilFound
      value={[...open]}
      onValueChange={(next) => onChangeOpen(next.map(String))}
    >
      {items.map(({ id, title, content }) => (
        <S.Item key={id} value={id}>
          <S.Header render={<Heading />}>
            <S.Trigger>
              {title}
              <ChevronDown aria-hidden="true" />
            </S.Trigger>
          </S.Header>
          <S.Panel>
            <div>{content}</div>
          </S.Panel>
        </S.Item>
      ))}
    </S.Root>
  );
}
