import '@etherpilot/ui/tokens.css';
import { type LinkProps, UiProvider } from '@etherpilot/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { screens } from './screens.tsx';

/** `?link=WouterLink` takes that adapter from the README. */
const name = new URLSearchParams(location.search).get('link') ?? '';
const adapters = import.meta.glob<Readonly<Record<string, ComponentType<LinkProps>>>>('./readme/*Link.tsx');
const adapter = await adapters[`./readme/${name}.tsx`]?.();
const [Link, element] = [adapter?.[name], document.querySelector('#root')];
if (!Link || !element) throw new Error(`The README has no ${name}`);

const [root, RouterLink] = [createRoot(element), Link];

/** Draws a screen anew. */
function show(screen: string): void {
  root.render(
    <UiProvider key={screen} Link={RouterLink} now={() => Date.UTC(2026, 6, 12, 14, 2)}>
      <div data-screen={screen}>{screens[screen]}</div>
    </UiProvider>,
  );
}

Object.assign(window, { show, screens: Object.keys(screens) });
