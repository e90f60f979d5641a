'use client';

import { useServerInsertedHTML } from 'next/navigation.js';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Props of {@link StyleRegistry}. */
export interface StyleRegistryProps {
  /** The nonce of the page's content security policy, for the style elements of server and browser. */
  readonly nonce?: string | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * Puts the styles of what Next renders on the server into its HTML, so that a page looks right before scripts run. Render
 * it once, in the root layout of the App Router, around everything else.
 */
export function StyleRegistry({ nonce, children }: StyleRegistryProps) {
  const [sheet] = useState(() => (typeof document === 'undefined' ? createSheet(nonce) : undefined));
  useServerInsertedHTML(() => {
    const styles = sheet?.getStyleElement();
    // Next asks again after each part of a streamed page; what was inserted before is not repeated.
    sheet?.instance.clearTag();
    return styles;
  });
  return (
    <>
      {/* In a browser styled-components takes over the server's styles before anything renders, and reads its nonce here. */}
      {nonce !== undefined && <meta property="csp-nonce" nonce={nonce} />}
      {sheet ? <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager> : children}
    </>
  );
}

const createSheet = (nonce: string | undefined) => new ServerStyleSheet(nonce === undefined ? {} : { nonce });
