/** What is not part of a sentence: actions, which are read when they get the focus, and what is for the eye only. */
const LEFT_OUT = 'button, svg, [aria-hidden="true"]';

const isInline = ({ display, position }: CSSStyleDeclaration) =>
  display.startsWith('inline') || position === 'absolute';

/** The text of an element as it is to be read aloud: blocks are sentences of their own, actions are left out. */
export function readSpokenText(element: Element): string {
  const sentences: string[] = [''];
  const add = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) sentences.push(`${sentences.pop() ?? ''}${node.nodeValue ?? ''}`);
    if (!(node instanceof Element) || node.matches(LEFT_OUT)) return;
    const style = getComputedStyle(node);
    if (style.display === 'none') return;
    const isSentence = !isInline(style);
    if (isSentence) sentences.push('');
    node.childNodes.forEach(add);
    if (isSentence) sentences.push('');
  };
  element.childNodes.forEach(add);
  return sentences
    .map((sentence) => sentence.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .map((sentence, place, all) => (place < all.length - 1 && !/[.!?:…]$/u.test(sentence) ? `${sentence}.` : sentence))
    .join(' ');
}
