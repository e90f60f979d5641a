import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../packages/ui/src/primitives/Button/Button.js';
import { Live } from './Live.js';
import { listNames, resolve } from './tokens.js';

const uses: Readonly<Record<string, string>> = {
  fast: 'Colour of a control under the pointer',
  base: 'A switch, the line of the chosen tab, the marker of a scale',
  slow: 'A dialog that rises, a message that appears',
};

const Lanes = styled.ul`
  display: grid;
  gap: var(--ep-s4);
  margin: 0 0 var(--ep-s4);
  padding: 0;
  list-style: none;
  p { margin: 0 0 var(--ep-s1); }
  i { position: relative; display: block; block-size: 1.5rem; border-radius: var(--ep-r-tag); background: var(--ep-surface-raised); }
  i::after {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    inline-size: 1.25rem;
    border-radius: 2px;
    background: var(--ep-accent);
    transition: inset-inline-start var(--_time) var(--ep-ease);
  }
  &[data-away] i::after { inset-inline-start: calc(100% - 1.375rem); }
`;

/** The durations side by side; a button starts all of them. */
export function Motions() {
  const [isAway, setAway] = useState(false);
  return (
    <Live>
      <Lanes data-away={isAway || undefined}>
        {['fast', 'base', 'slow']
          .filter((name) => listNames(name).length > 0)
          .map((name) => (
            <li key={name}>
              <p>
                <code>--ep-{name}</code> {resolve('dark', name)}: {uses[name]}
              </p>
              <i style={{ '--_time': `var(--ep-${name})` } as object} />
            </li>
          ))}
      </Lanes>
      <Button kind="line" onClick={() => setAway(!isAway)}>
        Move
      </Button>
    </Live>
  );
}
