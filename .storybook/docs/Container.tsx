import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createGlobalStyle } from 'styled-components';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { lightTheme, theme as darkTheme } from '../theme.js';

interface Update {
  readonly globals?: { readonly theme?: string };
}

/** The theme chosen in the toolbar, also while it is chosen anew. */
function useChosenTheme({ channel }: DocsContainerProps['context']): string {
  const [theme, setTheme] = useState(() => {
    const [last] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as readonly Update[];
    return last?.globals?.theme ?? 'dark';
  });
  useEffect(() => {
    const onUpdate = ({ globals }: Update) => setTheme(globals?.theme ?? 'dark');
    channel.on('globalsUpdated', onUpdate);
    return () => channel.off('globalsUpdated', onUpdate);
  }, [channel]);
  return theme;
}

/**
 * Tables that are written as Markdown look like `Facts`, code is in the product's typeface, names of components
 * and code break and the page has less of an edge where it is narrow, and a switch says what it is in a readable color.
 */
const Corrections = createGlobalStyle`
  @media (width < 24em) { .sbdocs.sbdocs-wrapper { padding-inline: var(--ep-s2); } }
  .sbdocs.sbdocs :is(h1, h2, h3, p, li):not(.sb-unstyled *) { overflow-wrap: anywhere; }
  .sbdocs.sbdocs :is(.docblock-source *, .docblock-argstable :is(code, textarea)) { font-family: var(--ep-font-mono); }
  .sbdocs.sbdocs :is(p, li) code:not(.sb-unstyled *) { white-space: normal; overflow-wrap: anywhere; }
  .sbdocs.sbdocs label:has(> input[role='switch']) > span { color: var(--ep-text-body); }
  .sbdocs.sbdocs table:not([class*='docblock']):not(.sb-unstyled *) {
    display: table;
    inline-size: 100%;
    border-collapse: collapse;
    font-size: .875rem;
    tr, tr:nth-of-type(2n) { background: none; border-block-start: 1px solid var(--ep-line-soft); }
    th, td { padding: var(--ep-s2) var(--ep-s3); border: 0; text-align: start; color: var(--ep-text-body); }
    th { font-weight: var(--ep-weight-medium); color: var(--ep-text-faint); }
    th, td, code { overflow-wrap: anywhere; white-space: normal; }
  }
`;

/** Every page of documentation, in the theme of the toolbar. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useChosenTheme(context);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme !== 'dark') dataset['theme'] = theme;
    return () => {
      delete dataset['theme'];
    };
  }, [theme]);
  return (
    <DocsContainer context={context} theme={theme === 'light' ? lightTheme : darkTheme}>
      <Corrections />
      <main aria-label="Documentation">{children}</main>
    </DocsContainer>
  );
}
