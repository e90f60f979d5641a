import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Sheet } from './Sheet.js';
import { listNames, resolve, resolveWide, toPixels } from './tokens.js';

const Rows = styled.ul`
  display: grid;
  gap: var(--ep-s2);
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: 8.5rem 3.5rem minmax(0, 1fr); align-items: center; gap: var(--ep-s3); }
  li > span { font-size: var(--ep-size-small); color: var(--ep-text-faint); text-align: end; }
  i { display: block; block-size: 1rem; inline-size: min(var(--_size), 100%); border-radius: 2px; background: var(--ep-accent); }
`;

/** The steps of space, drawn at their size. */
export function Spaces() {
  return (
    <Sheet>
      <Rows>
        {listNames('s')
          .filter((name) => /^s\d+$/.test(name))
          .map((name) => (
            <li key={name}>
              <code>--ep-{name}</code>
              <span>{toPixels(resolve('dark', name))}</span>
              <i style={{ '--_size': `var(--ep-${name})` } as CSSProperties} />
            </li>
          ))}
      </Rows>
    </Sheet>
  );
}

/** What is measured in the layout, below 768 px and from there on. */
export function Sizes() {
  return (
    <Sheet>
      <Rows>
        {['sidebar', 'content-max', 'bar', 'topbar', 'gutter', 'card-pad', 'control', 'control-s'].flatMap((name) => {
          const sizes = [resolve('dark', name), resolveWide(name)].filter((size) => size !== undefined);
          return sizes.map((size, index) => (
            <li key={`${name} ${size}`}>
              <code>{index === 0 ? `--ep-${name}` : 'from 768 px'}</code>
              <span>{toPixels(size)}</span>
              <i style={{ inlineSize: `min(${size}, 100%)` }} />
            </li>
          ));
        })}
      </Rows>
    </Sheet>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: var(--ep-s5);
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: var(--ep-s2); font-size: var(--ep-size-small); color: var(--ep-text-faint); }
  i { display: block; block-size: 5.5rem; border: 1px solid var(--ep-line-control); background: var(--ep-surface-raised); }
`;

/** The corners. */
export function Radii() {
  return (
    <Sheet>
      <Tiles>
        {listNames('r-').map((name) => (
          <li key={name}>
            <i style={{ borderRadius: `var(--ep-${name})` }} />
            <code>--ep-{name}</code>
            {toPixels(resolve('dark', name))}
          </li>
        ))}
      </Tiles>
    </Sheet>
  );
}

/** The three depths. */
export function Shadows() {
  return (
    <Sheet>
      <Tiles>
        {listNames('shadow-').map((name) => (
          <li key={name}>
            <i
              style={{ boxShadow: `var(--ep-${name})`, borderRadius: 'var(--ep-r-card)', borderColor: 'transparent' }}
            />
            <code>--ep-{name}</code>
          </li>
        ))}
      </Tiles>
    </Sheet>
  );
}
