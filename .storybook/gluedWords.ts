const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;

/** Marks are within a word: they show where two addresses differ. */
const LEFT_OUT = '[aria-hidden="true"], script, style, :has(> mark), mark';

const isRead = (element: Element | null) => element?.closest(LEFT_OUT) === null;

/** Whether an element between two texts separates them: a box of its own or an item does, a piece of a line does not. */
function isSeparate(element: Element): boolean {
  if (element instanceof HTMLLIElement) return true;
  const { display, position } = getComputedStyle(element);
  return display !== 'inline' || position === 'absolute';
}

/** The elements that are left and entered on the way from one text to the next. */
function getBoundary(before: Text, after: Text): Element[] {
  const between: Element[] = [];
  for (let one = before.parentElement; one && !one.contains(after); one = one.parentElement) between.push(one);
  for (let one = after.parentElement; one && !one.contains(before); one = one.parentElement) between.push(one);
  return between;
}

/** Texts of neighboring elements that a screen reader reads as one word: “BinanceActive”. */
export function findGluedWords(root: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let before: Text | null = null;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data === '' || !isRead(text.parentElement)) continue;
    if (before && WORD_END.test(before.data) && WORD_START.test(text.data)) {
      const boundary = getBoundary(before, text);
      const hasBreak = before.parentElement?.querySelector('br') !== null;
      if (boundary.length > 0 && !hasBreak && !boundary.some(isSeparate)) found.push(`${before.data}|${text.data}`);
    }
    before = text;
  }
  return found;
}

/** A story in which words run together fails. */
export function expectSeparateWords(): void {
  const found = findGluedWords(document.body);
  if (found.length > 0) throw new Error(`Words run together:\n${found.join('\n')}`);
}
