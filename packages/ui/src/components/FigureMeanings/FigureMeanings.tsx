'use client';

import { useState } from 'react';
import { Accordion } from '../../primitives/Accordion/Accordion.js';
import * as S from './FigureMeanings.styles.js';

export interface FigureMeaningsProps {
  /** What uncovers the meanings. */
  readonly title: string;
  /** Each figure by the name it has on the screen, and how it is made, in words. */
  readonly figures: readonly { readonly name: string; readonly meaning: string }[];
  /** Level of the title in the outline of the page. */
  readonly headingLevel: 2 | 3;
}

/** How each figure of a screen is made, for who wonders why it is what it is. */
export function FigureMeanings({ title, figures, headingLevel }: FigureMeaningsProps) {
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
      headingLevel={headingLevel}
      items={[{ id: 'meanings', title, content: meanings }]}
      open={open}
      onChangeOpen={setOpen}
    />
  );
}
