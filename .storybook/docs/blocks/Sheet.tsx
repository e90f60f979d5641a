import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  container-type: inline-size;
  margin-block: var(--ep-s4) var(--ep-s8);
  font-family: var(--ep-font-ui);
  font-size: var(--ep-size-body);
  line-height: var(--ep-lh-body);
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--ep-text-body);
  a:not([data-kind]) { color: var(--ep-text-link); text-underline-offset: .2em; }
  code { font-family: var(--ep-font-mono); font-size: .8125rem; color: var(--ep-text-soft); overflow-wrap: anywhere; }
`;

/** What a page of documentation shows of the product: in its own type and colours instead of Storybook's. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <Unstyled>
      <Root>{children}</Root>
    </Unstyled>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-card);
  &:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; }
  table { inline-size: 100%; border-collapse: collapse; }
  th, td { padding: var(--ep-s2) var(--ep-s3); border-block-end: 1px solid var(--ep-line-soft); text-align: start; vertical-align: middle; }
  tr:last-child > * { border-block-end: 0; }
  thead th { font-size: var(--ep-size-small); font-weight: var(--ep-weight-medium); color: var(--ep-text-faint); white-space: nowrap; }
  tbody th > code { white-space: nowrap; }
  tbody th { font-weight: var(--ep-weight-medium); color: var(--ep-text-strong); }
`;

interface FactsProps {
  /** The name of the table, for screen readers. */
  readonly label: string;
  readonly head: readonly string[];
  /** The first of each row names it. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table of a few facts; it scrolls by itself where the page is narrow, and can be reached by keyboard to do so. */
export function Facts({ label, head, rows }: FactsProps) {
  return (
    <Sheet>
      <Scroller role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              // oxlint-disable-next-line react/no-array-index-key -- the rows never change
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- neither do the columns
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Sheet>
  );
}
