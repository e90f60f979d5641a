import type { Page } from 'playwright';

/** What a style sheet of a whole page sets: the longhands of all of these are compared. */
const COMPARED =
  'display position float clear box-sizing width height margin padding border-width border-radius border-collapse border-spacing caption-side background-color background-image color color-scheme cursor fill stroke font-family font-size font-style font-variant font-weight font-feature-settings letter-spacing line-height list-style-type opacity outline-style overflow-wrap resize tab-size text-align text-decoration-line text-decoration-color text-decoration-thickness text-indent text-overflow text-rendering text-shadow text-transform text-underline-offset text-wrap vertical-align visibility white-space word-break word-spacing z-index isolation';

export type Styles = Readonly<Record<string, readonly string[]>>;

/** The computed styles of each element that the selector finds, by a name that tells where it is. */
export function readStyles(page: Page, selector: string, compared = COMPARED): Promise<Styles> {
  return page.evaluate(
    ([wanted, names]) => {
      const getName = (element: Element): string => {
        const { parentElement, localName, id } = element;
        if (['host', 'ours'].includes(id) || parentElement === null) return localName;
        return `${getName(parentElement)} > ${localName}:${[...parentElement.children].indexOf(element)}`;
      };
      const getStyles = (element: Element) => {
        const computed = getComputedStyle(element);
        return names.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
      };
      return Object.fromEntries(
        [...document.querySelectorAll(wanted)].map((element) => [getName(element), getStyles(element)]),
      );
    },
    [selector, compared.split(' ')] as const,
  );
}

/** What differs, an element and property per line. */
export function compareStyles(one: Styles, other: Styles): string[] {
  return Object.entries(one).flatMap(([element, styles]) => {
    const others = other[element];
    if (others === undefined) return [`${element} is not there`];
    return styles.flatMap((style, index) =>
      others[index] === style ? [] : [`${element} { ${style} } is now { ${others[index] ?? ''} }`],
    );
  });
}
