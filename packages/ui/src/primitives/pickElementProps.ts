import type { ElementProps } from './ElementProps.js';

const NAME = /^(?:id|className|style|ref)$|^(?:aria|data)-/;

/** Of the props of a component, those of its element. */
export function pickElementProps<Element>(props: ElementProps<Element>): ElementProps<Element> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => NAME.test(name)));
}
