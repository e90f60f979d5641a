import { Children, isValidElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { UiProvider } from '../../../packages/ui/src/provider/UiProvider.js';
import { clocks } from '../../toolbar/clock.js';
import { Sheet } from './Sheet.js';

const Frame = styled.div`
  padding: var(--ep-s6);
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-page);
  container: ep-column / inline-size;
`;

/** Components of the product in a page of documentation, with the provider they need. */
export function Live({ children }: { readonly children: ReactNode }) {
  return (
    <Sheet>
      <UiProvider now={clocks.now} timeZone="UTC">
        <Frame>{children}</Frame>
      </UiProvider>
    </Sheet>
  );
}

const Pair = styled.div`
  display: grid;
  gap: var(--ep-s5);
  @container (width >= 44rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Side = styled.figure`
  display: grid;
  align-content: start;
  &:has(> div) { grid-template-rows: 1fr auto; }
  margin: 0;
  border: 1px solid var(--ep-line);
  border-block-start: 3px solid var(--_tone);
  border-radius: var(--ep-r-card);
  background: var(--ep-surface-page);
  > div { display: grid; align-items: center; min-block-size: 7rem; padding: var(--ep-s5); container: ep-column / inline-size; }
  div + figcaption { border-block-start: 1px solid var(--ep-line-soft); }
  figcaption { padding: var(--ep-s3) var(--ep-s5); color: var(--ep-text-soft); font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }
  figcaption b { color: var(--_tone); }
  &[data-kind='do'] { --_tone: var(--ep-positive); }
  &[data-kind='dont'] { --_tone: var(--ep-negative); }
`;

interface DoDontProps {
  /** Why to do the first of its children, in a sentence. */
  readonly good: string;
  /** Why not to do the second. */
  readonly bad: string;
  readonly children?: ReactNode;
}

/** A sentence whose code is between backticks. */
const withCode = (text: string) =>
  // oxlint-disable-next-line react/no-array-index-key -- the parts never change
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** What to do and what not, both alive where there is something to see. */
export function DoDont({ good, bad, children }: DoDontProps) {
  // A page in Markdown has line breaks between them.
  const [right, wrong] = Children.toArray(children).filter((child) => isValidElement(child));
  return (
    <Sheet>
      <UiProvider now={clocks.now} timeZone="UTC">
        <Pair>
          <Side data-kind="do">
            {right && <div>{right}</div>}
            <figcaption>
              <b>Do.</b> {withCode(good)}
            </figcaption>
          </Side>
          <Side data-kind="dont">
            {wrong && <div>{wrong}</div>}
            <figcaption>
              <b>Don’t.</b> {withCode(bad)}
            </figcaption>
          </Side>
        </Pair>
      </UiProvider>
    </Sheet>
  );
}
