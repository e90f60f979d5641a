import { type CSSProperties, createElement } from 'react';
import { styled } from 'styled-components';
import { getContrast, readablePairs, visiblePairs } from '../../../packages/ui/src/tokens/contrast.js';
import { Facts } from './Sheet.js';
import { listNames, remarks, resolve, resolveWide, type Theme, themes, toPixels } from './tokens.js';

const themeNames: Readonly<Record<Theme, string>> = { dark: 'Dark', light: 'Light', contrast: 'More contrast' };

const Swatch = styled.i`
  display: inline-block;
  inline-size: 2.5rem;
  block-size: 1.5rem;
  margin-inline-end: var(--ep-s2);
  border-radius: var(--ep-r-control);
  box-shadow: 0 0 0 1px var(--ep-line);
  vertical-align: middle;
`;

const Remark = styled.small`
  display: block;
  font-weight: var(--ep-weight-regular);
  color: var(--ep-text-faint);
`;

const Name = ({ name }: { readonly name: string }) => (
  <>
    <code>--ep-{name}</code>
    <Remark>{remarks.get(name)}</Remark>
  </>
);

interface TokensProps {
  readonly label: string;
  /** What the names of the tokens begin with. */
  readonly prefixes: readonly string[];
}

/** Colors, with the value each has in every theme. */
export function Colors({ label, prefixes }: TokensProps) {
  const names = listNames(...prefixes).filter((name) => /^(#|rgb)/.test(resolve('dark', name)));
  return (
    <Facts
      label={label}
      head={['Color', ...themes.map((theme) => themeNames[theme])]}
      rows={names.map((name) => [
        <Name key={name} name={name} />,
        ...themes.map((theme) => (
          <span key={theme}>
            <Swatch style={{ background: resolve(theme, name) }} />
            <code>{resolve(theme, name)}</code>
          </span>
        )),
      ])}
    />
  );
}

interface ValuesProps extends TokensProps {
  /** Draws a text or a box with a token. */
  readonly draw?: (token: string) => CSSProperties;
  /** What is drawn; a box without. */
  readonly text?: string;
}

/** Sizes, times and typefaces, drawn where that says more than the value. */
export function Values({ label, prefixes, draw, text }: ValuesProps) {
  return (
    <Facts
      label={label}
      head={['Token', 'Value', ...(draw ? ['Drawn'] : [])]}
      rows={listNames(...prefixes).map((name) => {
        const wide = resolveWide(name);
        const value = toPixels(resolve('dark', name));
        return [
          <Name key={name} name={name} />,
          wide === undefined ? value : `${value}, from 768 px ${toPixels(wide)}`,
          ...(draw
            ? [createElement(text === undefined ? Swatch : 'span', { style: draw(`var(--ep-${name})`) }, text)]
            : []),
        ];
      })}
    />
  );
}

/** Each pair that is used, with its ratio in every theme: texts need 4.5 to 1; edges, ticks and rings 3 to 1. */
export function Contrasts({ of }: { readonly of: 'texts' | 'lines' }) {
  const pairs = of === 'texts' ? readablePairs : visiblePairs;
  return (
    <Facts
      label={`Contrast of ${of}`}
      head={['Pair', ...themes.map((theme) => themeNames[theme])]}
      rows={pairs.map(([front, back]) => [
        `${front} on ${back}`,
        ...themes.map((theme) => getContrast(resolve(theme, front), resolve(theme, back)).toFixed(1)),
      ])}
    />
  );
}
