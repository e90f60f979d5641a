import { styled } from 'styled-components';
import { getContrast, readablePairs, visiblePairs } from '../../../packages/ui/src/tokens/contrast.js';
import { Sheet, WideTable } from './Sheet.js';
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

const Sample = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ep-s3);
  min-inline-size: 5.5rem;
  padding: var(--ep-s2) var(--ep-s3);
  border-radius: var(--ep-r-control);
  box-shadow: inset 0 0 0 1px var(--ep-line-soft);
  font-weight: var(--ep-weight-medium);
  i { flex: 1; block-size: 2px; margin-block: .6875rem; }
`;

const Drawn = styled.span`
  display: flex;
  align-items: center;
  gap: var(--ep-s2);
  font-size: var(--ep-size-small);
  color: var(--ep-text-soft);
`;

interface ContrastsProps {
  readonly theme: Theme;
  /** Texts need 4.5 to 1; edges, ticks and rings 3 to 1. */
  readonly of: 'texts' | 'lines';
}

/** Each pair that is used, drawn in its colours, with its ratio. */
export function Contrasts({ theme, of }: ContrastsProps) {
  const pairs = of === 'texts' ? readablePairs : visiblePairs;
  const fronts = [...new Set(pairs.map(([front]) => front))];
  const backs = [...new Set(pairs.map(([, back]) => back))].filter(
    (back) => pairs.filter((pair) => pair[1] === back).length >= (of === 'texts' ? 5 : 4),
  );
  const others = pairs.filter(([, back]) => !backs.includes(back));
  const drawn = (front: string, back: string) => {
    const [color, background] = [resolve(theme, front), resolve(theme, back)];
    const ratio = getContrast(color, background);
    const text = ratio.toFixed(1);
    if (of === 'texts') {
      return (
        <Sample style={{ color, background }}>
          <span aria-hidden="true">Aa</span>
          {text}
        </Sample>
      );
    }
    return (
      <Drawn>
        <Sample style={{ background }}>
          <i style={{ background: color }} />
        </Sample>
        {text}
      </Drawn>
    );
  };
  return (
    <Sheet>
      <WideTable label={`Contrast of ${of}, ${themeNames[theme]}`}>
        <thead>
          <tr>
            <th scope="col">{themeNames[theme]}</th>
            {backs.map((back) => (
              <th key={back} scope="col">
                {back}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fronts
            .filter((front) => pairs.some((pair) => pair[0] === front && backs.includes(pair[1])))
            .map((front) => (
              <tr key={front}>
                <th scope="row">
                  <code>{front}</code>
                </th>
                {backs.map((back) => (
                  <td key={back}>
                    {pairs.some((pair) => pair[0] === front && pair[1] === back) && drawn(front, back)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </WideTable>
      {others.length > 0 && (
        <Others>
          {others.map(([front, back]) => (
            <li key={`${front} ${back}`}>
              <span>
                {front} on {back}
              </span>
              {drawn(front, back)}
            </li>
          ))}
        </Others>
      )}
    </Sheet>
  );
}

const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: var(--ep-s2) var(--ep-s6);
  margin: var(--ep-s4) 0 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; justify-content: space-between; gap: var(--ep-s3); font-size: var(--ep-size-small); color: var(--ep-text-soft); }
`;
