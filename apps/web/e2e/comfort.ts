/**
 * Runs in the page: the things to press that a finger can miss. A target is 44 px high and 24 px wide at least, or has
 * so much room that a circle of 44 px around its middle meets no other. A link within a sentence is as high as its line.
 */
export function tightTargets(): string[] {
  const SIZE = 44;
  /** The edges of the frame a field stands in, which is pressed with it. */
  const HAIRLINES = 2;
  const all = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"], [role="slider"]';
  const targets = [...document.querySelectorAll<HTMLElement>(all)].flatMap((one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    // What is drawn in place of a hidden radio button is its label.
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    const boxes = [one, label].flatMap((part) => (part ? [part.getBoundingClientRect()] : []));
    const box = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    if (!box || box.width < 2 || box.height < 2 || box.bottom < -SIZE) return [];
    const sentence = one.closest('p, li, span, dd');
    const isInSentence =
      getComputedStyle(one).display === 'inline' &&
      sentence !== null &&
      (sentence.textContent ?? '').trim().length > (one.textContent ?? '').trim().length;
    return [{ one, box, isInSentence }];
  });
  return targets
    .filter(({ one, box, isInSentence }) => {
      if (isInSentence || (box.height >= SIZE - HAIRLINES && box.width >= 24)) return false;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return targets.some((other) => {
        if (other.one === one || other.one.contains(one) || one.contains(other.one)) return false;
        const dx = Math.max(other.box.left - x, 0, x - other.box.right);
        const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
        return Math.hypot(dx, dy) < SIZE / 2;
      });
    })
    .map(
      ({ one, box }) =>
        `${one.tagName} ${one.ariaLabel ?? one.textContent} ${Math.round(box.width)}x${Math.round(box.height)}`,
    );
}
