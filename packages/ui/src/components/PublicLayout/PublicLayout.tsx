'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { MAIN_ID, SkipLink } from '../../primitives/SkipLink/SkipLink.js';
import { useSupport } from '../../provider/useSupport.js';
import { BottomBar } from '../AppShell/BottomBar.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import { NoSupportNote } from '../NoSupportNote/NoSupportNote.js';
import { publicLayoutMessages } from './PublicLayout.messages.js';
import * as S from './PublicLayout.styles.js';

export interface PublicLayoutProps {
  /** A hairline under the header, for pages that are not the landing page: payment results, not found. */
  readonly isSlim?: boolean;
  /** Offers the way to the platform in place of signing in; on the landing page's phones also the bottom bar (G-18). */
  readonly isSignedIn?: boolean;
  /** What closes the page, such as `PublicFooter`. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around pages anybody may see. */
export function PublicLayout({ isSlim = false, isSignedIn = false, footer, children }: PublicLayoutProps) {
  const t = useMessages(publicLayoutMessages);
  const { primary } = useSupport();
  const hasBar = isSignedIn && !isSlim;
  return (
    <S.Root data-slim={isSlim || undefined} data-bar={hasBar || undefined}>
      <SkipLink />
      <header>
        <S.Line>
          <BrandMark />
          <S.Nav aria-label={t('account')}>
            {isSignedIn ? (
              <ButtonLink to="platform" kind="line">
                {t('goToPlatform')}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to="login" kind="quiet">
                  {t('signIn')}
                </ButtonLink>
                <S.WideOnly>
                  <ButtonLink to="signup" kind="line">
                    {t('createAccount')}
                  </ButtonLink>
                </S.WideOnly>
              </>
            )}
          </S.Nav>
        </S.Line>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        <div>{children}</div>
      </main>
      {(footer !== undefined || primary === null) && (
        <footer>
          <div>
            {footer}
            {primary === null && (
              <S.NoSupport>
                <NoSupportNote />
              </S.NoSupport>
            )}
          </div>
        </footer>
      )}
      {hasBar && <BottomBar current="home" />}
    </S.Root>
  );
}
