'use client';

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { ElementProps } from '../ElementProps.js';
import { pageHeadMessages } from '../shared.messages.js';
import * as S from './PageHead.styles.js';

/** The props of `PageHead`. */
export interface PageHeadProps extends ElementProps {
  /** The page's only `h1`. */
  readonly title: string;
  /** An icon before the title; decorative. */
  readonly mark?: ReactNode;
  /** A sentence or badge under the title. */
  readonly children?: ReactNode;
  /** Buttons at the right; on phones on a line of their own. */
  readonly actions?: ReactNode;
  /**
   * What phones show beside the title in place of `actions`: icons, or the main action and an `OverflowMenu`. The head is
   * then one line there.
   */
  readonly phoneActions?: ReactNode;
  /** Returns to the previous page; without it there is no back button. On phones it is an arrow beside the title. */
  readonly onGoBack?: (() => void) | undefined;
}

/** The head of a screen. Its title receives focus when the screen is entered. */
export function PageHead({ title, mark, children, actions, phoneActions, onGoBack, ...rest }: PageHeadProps) {
  const t = useMessages(pageHeadMessages);
  return (
    <S.Root {...rest} data-one-line={phoneActions ? true : undefined}>
      {onGoBack && (
        <S.Back type="button" onClick={() => onGoBack()}>
          <ArrowLeft className="ep-icon" aria-hidden="true" />
          {t('back')}
        </S.Back>
      )}
      <S.Line>
        <S.Content>
          {mark ? (
            <S.Marked>
              {mark}
              <h1 tabIndex={-1}>{title}</h1>
            </S.Marked>
          ) : (
            <h1 tabIndex={-1}>{title}</h1>
          )}
          {children}
        </S.Content>
        {actions && <S.Actions>{actions}</S.Actions>}
        {phoneActions && <S.PhoneActions>{phoneActions}</S.PhoneActions>}
      </S.Line>
    </S.Root>
  );
}
