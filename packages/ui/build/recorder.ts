import type { ComponentType } from 'react';
import { css } from 'styled-components';

/** A styled component or global style that was made. */
export interface Made {
  readonly id: string;
  readonly Component: ComponentType<{ readonly as?: string }>;
  /** Whether its rules depend on props or on another component, which no file could hold. */
  readonly isDynamic: boolean;
}

/** All that was made, in the order of the modules: what is extended before what extends it. */
export const made: Made[] = [];

type Template = readonly [strings: TemplateStringsArray, ...values: never[]];

/** A tag of styled-components that also records what it makes. */
export const recorded =
  <Result>(id: string, tag: (...template: Template) => Result) =>
  (...template: Template): Result => {
    const result = tag(...template);
    const parts: readonly unknown[] = css(...template).flat(9);
    // Another component has become a selector by its id.
    const isOther = (part: unknown) => typeof part === 'string' && /\.ep-[\da-f]{6}-\d/.test(part);
    const isDynamic = parts.some((part) => typeof part === 'function' || isOther(part));
    made.push({ id, Component: result as Made['Component'], isDynamic });
    return result;
  };
