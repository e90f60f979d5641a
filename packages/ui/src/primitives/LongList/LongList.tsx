'use client';

import { type ElementType, Fragment } from 'react';
import { lazyPartMessages } from '../FailureNote/FailureNote.messages.js';
import { useOnDemand } from '../OnDemand/useOnDemand.js';
import { onDemand } from '../OnDemand/onDemand.js';
import { Gap } from './Gap.js';
import { longListMessages } from './LongList.messages.js';
import { Boundary } from '../Boundary/Boundary.js';
import { LongListFailure } from './LongListFailure.js';
import { LONG_LIST, type LongListElement, type LongListElementProps, type LongListProps } from './rows.js';

/** A chunk of its own, because few people have a list that long. */
export const windowedCode = onDemand(() => import('./WindowedRows.js').then((module) => module.WindowedRows));

/** So many rows fill a window while the code is loading. */
const FIRST_ROWS = 20;

/**
 * Rows of which only those in view are in the document once there are more than 200, so that 10,000 open like 100. The
 * page scrolls as if all were there. Give a table that is long `aria-rowcount={rowCount(items.length)}`.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const { as: Root = 'div', attributes } = props;
  const Element: ElementType<LongListElementProps> = Root;
  return (
    <Boundary
      renderFailure={(tryAgain) => (
        <Element {...attributes}>
          <LongListFailure as={Root} role={attributes?.role} messages={longListMessages} onRetry={tryAgain} />
        </Element>
      )}
    >
      <Rows {...props} as={Root} />
    </Boundary>
  );
}

type RowsProps<Item> = LongListProps<Item> & { readonly as: LongListElement };

function Rows<Item>(props: RowsProps<Item>) {
  const { as: Root, items, getKey, attributes, children } = props;
  if (items.length > LONG_LIST) return <Windowed {...props} />;
  const Element: ElementType<LongListElementProps> = Root;
  return (
    <Element {...attributes}>
      {items.map((item) => (
        <Fragment key={getKey(item)}>{children(item, undefined)}</Fragment>
      ))}
    </Element>
  );
}

function Windowed<Item>(props: RowsProps<Item>) {
  const { as: Root, items, getKey, estimate, attributes, children } = props;
  const state = useOnDemand(windowedCode);
  if (state.status === 'ready') return <state.code {...(props as unknown as LongListProps<unknown>)} />;
  const Element: ElementType<LongListElementProps> = Root;
  return (
    <Element {...attributes}>
      {items.slice(0, FIRST_ROWS).map((item, index) => (
        <Fragment key={getKey(item)}>{children(item, { index, count: items.length, ref: null })}</Fragment>
      ))}
      {state.status === 'failed' && (
        <LongListFailure
          as={Root}
          role={attributes?.role}
          messages={lazyPartMessages}
          isRetrying={state.isRetrying}
          onRetry={state.retry}
        />
      )}
      {state.status === 'loading' && <Gap as={Root} height={(items.length - FIRST_ROWS) * estimate} />}
    </Element>
  );
}
