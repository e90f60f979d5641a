import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { describeHealth, type Health } from '../../health.js';
import { statuses } from '../../statusBadge.js';
import { Sheet } from './Sheet.js';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s2) var(--ep-s4);
  margin: 0;
  color: var(--ep-text-soft);
  b { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;

/** What the walk through this Storybook has found, once it has been read. */
function useHealth(): Health | null {
  const [health, setHealth] = useState<Health | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const response = await fetch(new URL('health.json', document.baseURI));
      const found = response.ok ? ((await response.json()) as Health) : null;
      if (!isGone) setHealth(found);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  return health;
}

interface StateOfHealthProps {
  /** The tags of the component, one of which is its status. */
  readonly tags: readonly string[];
  /** The ids of its stories. */
  readonly stories: readonly string[];
}

/** What a host can rely on in a component, and whether its states have passed their tests. */
export function StateOfHealth({ tags, stories }: StateOfHealthProps) {
  const health = useHealth();
  const status = statuses.find((one) => tags.includes(one));
  return (
    <Sheet>
      <Line>
        <span>
          Status: <b>{status}</b>
        </span>
        <span>Health: {health === null ? '…' : <b>{describeHealth(health, stories)}</b>}</span>
      </Line>
    </Sheet>
  );
}
