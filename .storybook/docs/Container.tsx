import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
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
      <main aria-label="Documentation">{children}</main>
    </DocsContainer>
  );
}
