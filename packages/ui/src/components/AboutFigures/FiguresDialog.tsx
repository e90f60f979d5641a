'use client';

import { type Ref, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { Label, Text } from '../../primitives/Text/Text.js';
import { ProvenanceMark } from '../ProvenanceBadge/ProvenanceMark.js';
import { figuresDialogMessages } from './FiguresDialog.messages.js';
import * as S from './FiguresDialog.styles.js';
import { type FigureId, figureGroups, figures } from './figures.js';
import { useBadgeTexts } from './useBadgeTexts.js';
import { useShownValues } from './useShownValues.js';

export interface FiguresDialogProps {
  /** The row to open at. Default: the top. */
  readonly figure?: FigureId | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const ids = Object.keys(figures) as FigureId[];

/** Lists every figure of the catalogue: what it is, where it is shown, its badge, and an explanation. */
export function FiguresDialog({ figure, isOpen, onClose }: FiguresDialogProps) {
  const t = useMessages(figuresDialogMessages);
  const badgeTexts = useBadgeTexts();
  const values = useShownValues();
  const asked = useRef<HTMLLIElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      title={t('title')}
      description={t('description')}
      width={960}
      initialFocus={figure && asked}
      foot={
        <Button variant="primary" onClick={() => onClose()}>
          {t('close')}
        </Button>
      }
      onClose={onClose}
    >
      <S.Groups>
        {figureGroups.map((group) => (
          <section key={group} aria-labelledby={`figures-${group}`}>
            <h3 id={`figures-${group}`}>{t(group)}</h3>
            <ul>
              {ids
                .filter((id) => figures[id].group === group)
                .map((id) => (
                  <FigureRow
                    key={id}
                    id={id}
                    value={values[id]}
                    badgeText={badgeTexts[id]}
                    asked={id === figure ? asked : undefined}
                  />
                ))}
            </ul>
          </section>
        ))}
      </S.Groups>
    </Dialog>
  );
}

interface FigureRowProps {
  readonly id: FigureId;
  readonly value: string | undefined;
  readonly badgeText: string | undefined;
  /** Of the row that was asked for: it is marked, and has the focus. */
  readonly asked: Ref<HTMLLIElement> | undefined;
}

function FigureRow({ id, value, badgeText, asked }: FigureRowProps) {
  const t = useMessages(figuresDialogMessages);
  return (
    <li ref={asked} data-figure={id} {...(asked && { tabIndex: -1, 'aria-current': true })}>
      <div>
        <Text tone="strong">{t(id)}</Text>
        {value && <Label as="p">{value}</Label>}
        <Label as="p">{t(`${id}Place`)}</Label>
      </div>
      <div>
        <ProvenanceMark provenance={figures[id].provenance} text={badgeText} />
      </div>
      <Text tone="soft">{t(`${id}Text`)}</Text>
    </li>
  );
}
