import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { Sheet } from './Sheet.js';
import { listNames, tokens, toPixels } from './tokens.js';

const samples: Readonly<Record<string, string>> = {
  hero: 'Automated Ethereum Trading',
  title: 'Active Bots',
  section: 'Recent Activity',
  card: 'You can lose all the money you invest.',
  body: 'Deposits are confirmed in 10 to 30 minutes.',
  small: 'Available balance',
  tag: 'Live',
  'figure-l': '$1,250.00',
  'figure-m': '+$12.40',
};

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-card);
  li { display: grid; gap: var(--ep-s1) var(--ep-s6); padding: var(--ep-s4) var(--ep-s5); border-block-end: 1px solid var(--ep-line-soft); align-items: baseline; }
  li:last-child { border-block-end: 0; }
  p { margin: 0; color: var(--ep-text-strong); overflow-wrap: anywhere; }
  span { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); color: var(--ep-text-faint); }
  @container (width >= 40rem) { li { grid-template-columns: minmax(0, 1fr) 15rem; } }
`;

/** Every size of the product with a text it is used for. */
export function TypeScale() {
  return (
    <Sheet>
      <List>
        {listNames('size-').map((token) => {
          const name = token.replace('size-', '');
          const size = tokens.dark.get(token) ?? '';
          const height = tokens.dark.has(`lh-${name}`) ? `lh-${name}` : `line-${name}`;
          const isBold = /hero|title|section|card|figure/.test(name);
          const style = {
            fontSize: `var(--ep-${token})`,
            lineHeight: `var(--ep-${height})`,
            fontWeight: `var(--ep-weight-${isBold ? 'strong' : 'regular'})`,
            letterSpacing: tokens.dark.has(`track-${name}`) ? `var(--ep-track-${name})` : undefined,
          } as CSSProperties;
          return (
            <li key={name}>
              <p style={style}>{samples[name] ?? name}</p>
              <span>
                <code>--ep-{token}</code>
                <br />
                {size.startsWith('clamp') ? '38 to 64 px, by the width of the column' : toPixels(size)}
                {height.startsWith('lh-') && ` / ${toPixels(tokens.dark.get(height) ?? '')}`}
              </span>
            </li>
          );
        })}
      </List>
    </Sheet>
  );
}

/** The two typefaces, in their weights. */
export function Typefaces() {
  return (
    <Sheet>
      <List>
        {listNames('font-').map((name) => (
          <li key={name}>
            <p
              style={{
                fontFamily: `var(--ep-${name})`,
                fontSize: 'var(--ep-size-title)',
                lineHeight: 'var(--ep-lh-title)',
              }}
            >
              {name === 'font-mono' ? '0x5aAe b605 3F3E 94C9' : 'Deposit, invest, withdraw 0123456789'}
            </p>
            <span>
              <code>--ep-{name}</code>
              <br />
              {tokens.dark.get(name)?.split(',')[0]?.replaceAll('"', '')}
            </span>
          </li>
        ))}
        {listNames('weight-').map((name) => (
          <li key={name}>
            <p style={{ fontWeight: `var(--ep-${name})` }}>The bot is paused until the balance covers its minimum.</p>
            <span>
              <code>--ep-{name}</code> {tokens.dark.get(name)}
            </span>
          </li>
        ))}
      </List>
    </Sheet>
  );
}
