'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../../primitives/Button/Button.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { Label, Text } from '../../primitives/Text/Text.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { figuresDialogMessages } from './FiguresDialog.messages.js';
import * as S from './FiguresDialog.styles.js';
import { type FigureId, figureGroups, figures } from './figures.js';
import { useBadgeTexts } from './useBadgeTexts.js';
import { useShownValues } from './useShownValues.js';

export interface FiguresDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const ids = Object.keys(figures) as FigureId[];

/** Lists every figure of the catalogue: what it is, where it is shown, its badge, and an explanation. */
export function FiguresDialog({ isOpen, onClose }: FiguresDialogProps) {
  const t = useMessages(figuresDialogMessages);
  const badgeTexts = useBadgeTexts();
  const values = useShownValues();
  return (
    <Dialog
      isOpen={isOpen}
      title={t('title')}
      description={t('description')}
      width={960}
      foot={
        <Button kind="primary" onClick={() => onClose()}>
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
                  <li key={id} data-figure={id}>
                    <div>
                      <Text tone="strong">{t(id)}</Text>
                      {values[id] && <Label as="p">{values[id]}</Label>}
                      <Label as="p">{t(`${id}Place`)}</Label>
                    </div>
                    <div>
                      <ProvenanceBadge provenance={figures[id].provenance} text={badgeTexts[id]} />
                    </div>
                    <Text tone="soft">{t(`${id}Text`)}</Text>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </S.Groups>
    </Dialog>
  );
}
