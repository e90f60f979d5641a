/**
 * Runs in the page and lists touch targets that are too small. A target passes when it is at least 44 px high and wide,
 * or when a 44 px circle around its centre touches no other target. Links within a sentence are exempt.
 */
export function findTightTargets(): string[] {
  const SIZE = 44;
  /** The borders around a field are part of its target. */
  const BORDERS = 2;
  const selector = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"], [role="slider"]';
  const targets = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    // A hidden radio button is clicked through its label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const boxes = [element, label].flatMap((part) => (part ? [part.getBoundingClientRect()] : []));
    const box = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    if (!box || box.width < 2 || box.height < 2 || box.bottom < -SIZE) return [];
    const sentence = element.closest('p, li, span, dd');
    const isInSentence =
      getComputedStyle(element).display === 'inline' &&
      sentence !== null &&
      (sentence.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
    return [{ element, box, isInSentence }];
  });
  return targets
    .filter(({ element, box, isInSentence }) => {
      if (isInSentence || (box.height >= SIZE - BORDERS && box.width >= SIZE)) return false;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return targets.some((other) => {
        if (other.element === element || other.element.contains(element) || element.contains(other.element))
          return false;
        const dx = Math.max(other.box.left - x, 0, x - other.box.right);
        const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
        return Math.hypot(dx, dy) < SIZE / 2;
      });
    })
    .map(
      ({ element, box }) =>
        `${element.tagName} ${element.ariaLabel ?? element.textContent} ${Math.round(box.width)}x${Math.round(box.height)}`,
    );
}
