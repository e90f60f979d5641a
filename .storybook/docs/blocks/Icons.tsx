/// <reference types="vite/client" />
import { styled } from 'styled-components';
import { icons, type LucideIcon } from 'lucide-react';
import { Sheet } from './Sheet.js';

const sources = import.meta.glob<string>(
  '../../../packages/ui/src/{primitives,components,screens,model,provider}/**/*.{ts,tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const byName: Readonly<Record<string, LucideIcon>> = icons;

/** The icons that components import, with the components. */
const used = new Map<string, string[]>();
for (const [path, source] of Object.entries(sources)) {
  const names = /import \{([^}]+)\} from 'lucide-react'/.exec(source)?.[1] ?? '';
  const component = path.split('/').at(-1)?.replace(/\..*/, '') ?? '';
  for (const name of names.split(',').map((one) => one.trim().split(' ')[0] ?? '')) {
    if (!(name in byName) || path.includes('.stories.')) continue;
    used.set(name, [...new Set([...(used.get(name) ?? []), component])]);
  }
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--ep-s3);
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: var(--ep-s1); align-content: start; padding: var(--ep-s4); border: 1px solid var(--ep-line); border-radius: var(--ep-r-card); background: var(--ep-surface-card); }
  svg { inline-size: 1.5rem; block-size: 1.5rem; margin-block-end: var(--ep-s2); color: var(--ep-text-strong); }
  small { font-size: var(--ep-size-tag); line-height: var(--ep-lh-tag); color: var(--ep-text-faint); overflow-wrap: anywhere; }
`;

/** Every icon of the product and where it is used. */
export function Icons() {
  return (
    <Sheet>
      <Tiles>
        {[...used]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([name, components]) => {
            const Icon = byName[name];
            return (
              <li key={name}>
                {Icon && <Icon aria-hidden="true" />}
                <code>{name}</code>
                <small>
                  {components.slice(0, 3).join(', ')}
                  {components.length > 3 && ` and ${components.length - 3} more`}
                </small>
              </li>
            );
          })}
      </Tiles>
    </Sheet>
  );
}
