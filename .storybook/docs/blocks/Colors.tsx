import { styled } from 'styled-components';
import { getContrast, readablePairs, visiblePairs } from '../../../packages/ui/src/tokens/contrast.js';
import { Facts, Sheet, WideTable } from './Sheet.js';
import { getReference, listNames, remarks, resolve, type Theme, themes } from './tokens.js';

const themeNames: Readonly<Record<Theme, string>> = { dark: 'Dark', light: 'Light', contrast: 'More contrast' };

const Swatch = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: var(--ep-r-control);
  box-shadow: 0 0 0 1px var(--ep-line);
`;

const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ep-s3);
  min-inline-size: 9.5rem;
  small { display: block; font-size: var(--ep-size-tag); line-height: var(--ep-lh-tag); color: var(--ep-text-faint); }
`;

function ColorIn({ theme, name }: { readonly theme: Theme; readonly name: string }) {
  const reference = getReference(theme, name);
  const value = resolve(theme, name);
  return (
    <Cell>
      <Swatch style={{ background: value }} />
      <span>
        <code>{value}</code>
        {reference && <small>{reference}</small>}
      </span>
    </Cell>
  );
}

/** The roles that begin with one of these, with the value each has in every theme. */
export function ColorRoles({ label, prefixes }: { readonly label: string; readonly prefixes: readonly string[] }) {
  const names = listNames(...prefixes).filter((name) => /^(#|rgb)/.test(resolve('dark', name)));
  return (
    <Sheet>
      <WideTable label={label}>
        <thead>
          <tr>
            <th scope="col">Role</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {themeNames[theme]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>--ep-{name}</code>
                <Remark>{remarks.get(name)}</Remark>
              </th>
              {themes.map((theme) => (
                <td key={theme}>
                  <ColorIn theme={theme} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Sheet>
  );
}

const Remark = styled.small`
  display: block;
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  font-weight: var(--ep-weight-regular);
  color: var(--ep-text-faint);
  max-inline-size: 16rem;
`;

const Ramp = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: var(--ep-s2);
  margin: 0 0 var(--ep-s5);
  padding: 0;
  list-style: none;
  li { font-size: var(--ep-size-tag); line-height: var(--ep-lh-tag); color: var(--ep-text-faint); }
  i { display: block; block-size: 3.5rem; margin-block-end: var(--ep-s1); border-radius: var(--ep-r-control); box-shadow: inset 0 0 0 1px var(--ep-line); }
  b { display: block; font-weight: var(--ep-weight-medium); color: var(--ep-text-body); }
`;

/** The raw palette: what roles are made of, never used by a component. */
export function Palette({ hues }: { readonly hues: readonly string[] }) {
  return (
    <Sheet>
      {hues.map((hue) => (
        <Ramp key={hue} aria-label={hue}>
          {listNames(`${hue}-`)
            .filter((name) => /-\d+$/.test(name))
            .map((name) => (
              <li key={name}>
                <i style={{ background: resolve('dark', name) }} />
                <b>{name}</b>
                {resolve('dark', name)}
              </li>
            ))}
        </Ramp>
      ))}
    </Sheet>
  );
}

interface ContrastsProps {
  /** Texts need 4.5 to 1; edges, ticks and rings 3 to 1. */
  readonly of: 'texts' | 'lines';
}

/** Each pair that is used, with its ratio in every theme. */
export function Contrasts({ of }: ContrastsProps) {
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
