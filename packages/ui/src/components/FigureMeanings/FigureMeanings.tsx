'use client';

import { useState } from 'react';
import { Accordion } from '../../primitives/Accordion/Accordion.js';
import * as S from './FigureMeanings.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `FigureMeanings`. */
export interface FigureMeaningsProps extends ElementProps<HTMLDivElement> {
  /** The text of the toggle. */
  readonly title: string;
  /** Each figure by its name on the screen, and how it is calculated, in words. */
  readonly figures: readonly { readonly name: string; readonly meaning: string }[];
  /** The heading level of the title. */
  readonly headingLevel: 2 | 3;
}

/** Explains how each figure of a screen is calculated. */
export function FigureMeanings({ title, figures, headingLevel, ...rest }: FigureMeaningsProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const meanings = (
    <S.Meanings>
      {figures.map(({ name, meaning }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </S.Meanings>
  );
  return (
    <Accordion
      {...rest}
      headingLevel={headingLevel}
      items={[{ id: 'meanings', title, content: meanings }]}
      open={open}
      onChangeOpen={setOpen}
    />
  );
}
