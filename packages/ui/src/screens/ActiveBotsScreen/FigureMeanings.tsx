'use client';

import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { Accordion } from '../../primitives/Accordion/Accordion.js';
import { activeBotsScreenMessages } from './ActiveBotsScreen.messages.js';
import * as S from './ActiveBotsScreen.styles.js';

const figures = [
  ['activeBots', 'activeBotsMeaning'],
  ['totalInvested', 'totalInvestedMeaning'],
  ['currentValue', 'currentValueMeaning'],
  ['totalReturn', 'totalReturnMeaning'],
  ['initial', 'initialMeaning'],
  ['current', 'currentMeaning'],
  ['return', 'returnMeaning'],
  ['returnPercent', 'returnPercentMeaning'],
  ['line', 'lineMeaning'],
] as const;

/** How each figure of the screen is made, for who wonders why it is what it is. */
export function FigureMeanings() {
  const t = useMessages(activeBotsScreenMessages);
  const [open, setOpen] = useState<readonly string[]>([]);
  const meanings = (
    <S.Meanings>
      {figures.map(([name, meaning]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </S.Meanings>
  );
  return (
    <Accordion
      headingLevel={2}
      items={[{ id: 'meanings', title: t('meanings'), content: meanings }]}
      open={open}
      onChangeOpen={setOpen}
    />
  );
}
