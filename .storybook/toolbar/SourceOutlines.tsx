import { useLayoutEffect, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { provenanceBadgeMessages } from '../../packages/ui/src/components/ProvenanceBadge/ProvenanceBadge.messages.js';
import { type Provenance, provenances } from '../../packages/ui/src/model/Provenance.js';

/** One of the product's colours and a kind of line for each source, so that they also differ without colour. */
const lines: Readonly<Record<Provenance, string>> = {
  live: 'var(--ep-positive) solid',
  cached: 'var(--ep-accent) dashed',
  stale: 'var(--ep-warning) dashed',
  derived: 'var(--ep-text-strong) dotted',
  simulated: 'var(--ep-warning) double',
  sample: 'var(--ep-negative) dotted',
  operator: 'var(--ep-accent) solid',
};

/** A figure says its source itself; where it does not, a badge says it for what it shares its line with. */
const buildSelector = (source: Provenance) =>
  `[data-figure='${source}'], :not([data-figure], [data-figure] *, :has([data-figure])):has(> [data-provenance='${source}'])`;

const Outlines = createGlobalStyle`
  ${provenances.map((source) => `${buildSelector(source)} { outline: 2px ${lines[source]}; outline-offset: 3px; }`).join('\n')}
`;

const Legend = styled.aside`
  position: fixed;
  inset-block-end: var(--ep-s3);
  inset-inline-end: var(--ep-s3);
  z-index: var(--ep-z-toast);
  max-inline-size: calc(100% - 2 * var(--ep-s3));
  padding: var(--ep-s3) var(--ep-s4);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-overlay);
  box-shadow: var(--ep-shadow-overlay);
  color: var(--ep-text-body);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  ul { display: flex; flex-wrap: wrap; gap: var(--ep-s2) var(--ep-s4); margin: var(--ep-s2) 0 0; padding: 0; list-style: none; }
  li { display: flex; align-items: center; gap: var(--ep-s2); }
  i { inline-size: 1rem; block-size: .75rem; border-radius: 2px; }
`;

/** How many figures of each source are on the page. */
function countFigures(): ReadonlyMap<Provenance, number> {
  return new Map(provenances.map((source) => [source, document.querySelectorAll(buildSelector(source)).length]));
}

/** Draws a line around every figure by its source, with a legend of those on the page. */
export function SourceOutlines() {
  const [counts, setCounts] = useState<ReadonlyMap<Provenance, number>>(new Map());
  useLayoutEffect(() => {
    const count = () =>
      setCounts((before) => {
        const after = countFigures();
        return provenances.every((source) => before.get(source) === after.get(source)) ? before : after;
      });
    count();
    const watcher = new MutationObserver(count);
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
    return () => watcher.disconnect();
  }, []);
  const shown = provenances.filter((source) => (counts.get(source) ?? 0) > 0);
  return (
    <>
      <Outlines />
      <Legend aria-label="Sources of the figures">
        <b>{shown.length === 0 ? 'No figure on this page says its source' : 'Figures by source'}</b>
        <ul>
          {shown.map((source) => (
            <li key={source}>
              <i style={{ outline: `2px ${lines[source]}` }} />
              {provenanceBadgeMessages.texts[source]} ({counts.get(source)})
            </li>
          ))}
        </ul>
      </Legend>
    </>
  );
}
