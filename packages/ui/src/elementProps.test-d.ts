/** Checked by the compiler alone: what a host can give to every published component. */
import type { ReactNode } from 'react';
import type * as charts from './charts.js';
import type * as components from './components.js';
import type * as main from './index.js';
import type * as screens from './screens.js';

type Given = 'id' | 'className' | 'style' | 'ref';

/** The components of an entry point that do not take all of it. */
type Lacking<Entry> = {
  [Name in keyof Entry]: Name extends Capitalize<Name & string>
    ? Entry[Name] extends (props: infer Props) => ReactNode
      ? Given extends keyof Props
        ? never
        : Name
      : never
    : never;
}[keyof Entry];

type None<Names extends never> = Names;

export type Screens = None<Lacking<typeof screens>>;
export type Components = None<Lacking<typeof components>>;
export type Charts = None<Lacking<typeof charts>>;
// The provider's element is its own; it takes `className` and `style`.
export type Main = None<Exclude<Lacking<typeof main>, 'UiProvider'>>;
