'use client';

import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { MAIN_ID, SkipLink } from '../../primitives/SkipLink/SkipLink.js';
import { BottomBar } from '../AppShell/BottomBar.js';
import { BrandMark } from '../BrandMark/BrandMark.js';
import { publicLayoutMessages } from './PublicLayout.messages.js';
import * as S from './PublicLayout.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `PublicLayout`. */
export interface PublicLayoutProps extends ElementProps<HTMLDivElement> {
  /** Adds a hairline under the header, for pages other than the landing page: payment results, not found. */
  readonly isSlim?: boolean;
  /** Shows the link to the platform instead of signing in, and on phones the landing page's bottom bar. */
  readonly isSignedIn?: boolean;
  /** The end of the page, such as `PublicFooter`. */
  readonly footer?: ReactNode;
  /** The screen, shown in the main region. */
  readonly children: ReactNode;
}

/** The layout around public pages. */
export function PublicLayout({ isSlim = false, isSignedIn = false, footer, children, ...rest }: PublicLayoutProps) {
  const t = useMessages(publicLayoutMessages);
  const hasBar = isSignedIn && !isSlim;
  return (
    <>
      <S.Root {...rest} data-slim={isSlim || undefined} data-bar={hasBar || undefined}>
        <SkipLink />
        <header>
          <S.Line>
            <BrandMark />
            <S.Nav aria-label={t('account')}>
              {isSignedIn ? (
                <ButtonLink to="platform" variant="line">
                  {t('goToPlatform')}
                </ButtonLink>
              ) : (
                <>
                  <ButtonLink to="login" variant="quiet">
                    {t('signIn')}
                  </ButtonLink>
                  <S.WideOnly>
                    <ButtonLink to="signup" variant="line">
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
        {footer !== undefined && (
          <footer>
            <div>{footer}</div>
          </footer>
        )}
      </S.Root>
      {hasBar && <BottomBar current="home" />}
    </>
  );
}
