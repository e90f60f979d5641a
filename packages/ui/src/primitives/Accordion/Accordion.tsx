'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ElementProps } from '../ElementProps.js';
import * as S from './Accordion.styles.js';

/** The props of `Accordion`. */
export interface AccordionProps extends ElementProps<HTMLDivElement> {
  /** Each has a title to click and the content it expands; `id` is unique among them. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** The ids of the open items; any number can be open. */
  readonly open: readonly string[];
  /** Called with the ids that are open from now on. */
  readonly onChangeOpen: (open: readonly string[]) => void;
  /** The heading level of the titles. */
  readonly headingLevel: 2 | 3;
}

/** Titles that each expand a text. The browser's find-in-page finds collapsed texts and opens them. */
export function Accordion({ items, open, onChangeOpen, headingLevel, ...rest }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <S.Root
      {...rest}
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
