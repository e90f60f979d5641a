'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../ElementProps.js';
import * as S from './Accordion.styles.js';
import { AccordionItem } from './AccordionItem.js';

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
  const toggle = (id: string) => onChangeOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  return (
    <S.Root {...rest}>
      {items.map(({ id, title, content }) => (
        <AccordionItem
          key={id}
          title={title}
          headingLevel={headingLevel}
          isOpen={open.includes(id)}
          onToggle={() => toggle(id)}
        >
          {content}
        </AccordionItem>
      ))}
    </S.Root>
  );
}
