'use client';

import { CircleCheck, CircleX, Info } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { Notice } from '../../model/Notice.js';
import { Button } from '../../primitives/Button/Button.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { LongList } from '../../primitives/LongList/LongList.js';
import { itemAttributes } from '../../primitives/LongList/rows.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../provider/useFormat.js';
import { useForeignText } from '../../provider/useServerText.js';
import { noticesDialogMessages } from './NoticesDialog.messages.js';
import * as S from './NoticesDialog.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** A notice that was on the screen. */
export interface PastNotice extends Notice {
  /** Unique among the notices. */
  readonly id: string;
  /** When it appeared (ms since the epoch). */
  readonly at: number;
}

/** The props of `NoticesDialog`. */
export interface NoticesDialogProps extends ElementProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** Newest first. */
  readonly notices: readonly PastNotice[];
  /** Called when the person closes the dialog. */
  readonly onClose: () => void;
}

const getKey = ({ id }: PastNotice) => id;

/** About the height of a notice (px). */
const ROW_PX = 72;

const icons = { success: CircleCheck, info: Info, negative: CircleX } as const;

/** Lists past notices, because toasts disappear and not everybody reads as fast. */
export function NoticesDialog({ isOpen, notices, onClose, ...rest }: NoticesDialogProps) {
  const t = useMessages(noticesDialogMessages);
  const format = useFormat();
  const foreign = useForeignText();
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      title={t('title')}
      description={t('about')}
      onClose={onClose}
      foot={
        <Button variant="line" onClick={() => onClose()}>
          {t('close')}
        </Button>
      }
    >
      {notices.length === 0 ? (
        <Empty title={t('empty')} help={t('emptyHelp')} />
      ) : (
        <S.List>
          <LongList as="ol" items={notices} getKey={getKey} estimate={ROW_PX}>
            {({ tone, title, description, at }, place) => {
              const Icon = icons[tone];
              return (
                <li {...itemAttributes(place)} data-tone={tone}>
                  <Icon className="ep-icon" aria-hidden="true" />
                  <S.Content>
                    <S.Head>
                      <h3>
                        <VisuallyHidden>{t(tone)}: </VisuallyHidden>
                        {foreign(title)}
                      </h3>
                      <time dateTime={new Date(at).toISOString()}>{format.moment(at)}</time>
                    </S.Head>
                    <p>{foreign(description)}</p>
                  </S.Content>
                </li>
              );
            }}
          </LongList>
        </S.List>
      )}
    </Dialog>
  );
}
