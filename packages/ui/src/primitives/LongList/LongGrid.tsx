'use client';

import { Fragment, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Grid } from '../Layout/Layout.js';
import { LongList } from './LongList.js';
import { longListMessages } from './LongList.messages.js';
import { Boundary } from '../Boundary/Boundary.js';
import { LongListFailure } from './LongListFailure.js';
import * as S from './LongGrid.styles.js';
import { LONG_LIST } from './rows.js';

/** Which of all cards a card is. */
export interface CardPlace {
  /** From 1. */
  readonly 'aria-posinset': number;
  /** How many there are. */
  readonly 'aria-setsize': number;
}

export interface LongGridProps<Item> {
  /** In display order. Must be the same array while nothing changes. */
  readonly items: readonly Item[];
  /** The key of a card; must be the same function on each render. */
  readonly getKey: (item: Item) => string | number;
  /** About how high a card is (px), until some are measured. */
  readonly estimate: number;
  /** The id of the heading above. */
  readonly labelledBy: string;
  /** Draws a card, an `article`. With many cards it must take the attributes of its place. */
  readonly children: (item: Item, place: CardPlace | undefined) => ReactNode;
}

/** Cards in up to three columns. Of more than 200 only the lines in view are in the document. */
export function LongGrid<Item>(props: LongGridProps<Item>) {
  const { items } = props;
  if (items.length > LONG_LIST) return <Lines {...props} />;
  return (
    <Boundary
      renderFailure={(tryAgain) => (
        <LongListFailure as="div" role={undefined} messages={longListMessages} onRetry={tryAgain} />
      )}
    >
      <Cards {...props} />
    </Boundary>
  );
}

function Cards<Item>({ items, getKey, children }: LongGridProps<Item>) {
  return (
    <Grid columns={3}>
      {items.map((item) => (
        <Fragment key={getKey(item)}>{children(item, undefined)}</Fragment>
      ))}
    </Grid>
  );
}

function Lines<Item>({ items, getKey, estimate, labelledBy, children }: LongGridProps<Item>) {
  const [columns, setColumns] = useState(3);
  const lines = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / columns) }, (_, line) =>
        items.slice(line * columns, (line + 1) * columns),
      ),
    [items, columns],
  );
  const keyOfLine = useCallback(([first]: readonly Item[]) => (first === undefined ? '' : getKey(first)), [getKey]);
  // How many columns there are is the style sheet's affair.
  const follow = useCallback((ruler: HTMLElement | null) => {
    if (ruler === null) return undefined;
    const measure = () => {
      // Without a box it has no columns.
      if (ruler.offsetWidth > 0) setColumns(getComputedStyle(ruler).gridTemplateColumns.split(' ').length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ruler);
    return () => observer.disconnect();
  }, []);
  return (
    <div role="feed" aria-labelledby={labelledBy}>
      <S.Line ref={follow} columns={3} aria-hidden="true" />
      <LongList items={lines} getKey={keyOfLine} estimate={estimate}>
        {(line, place) => (
          <S.Line ref={place?.ref as never} columns={3} data-index={place?.index}>
            {line.map((item, at) => (
              <Fragment key={getKey(item)}>
                {children(item, {
                  'aria-posinset': (place?.index ?? 0) * columns + at + 1,
                  'aria-setsize': items.length,
                })}
              </Fragment>
            ))}
          </S.Line>
        )}
      </LongList>
    </div>
  );
}
