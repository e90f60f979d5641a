const PARTS = /\/\*[^]*?\*\/|@(?:media|container)[^{;]*|(?<![\w.#-])(-?)(\d*\.?\d+)rem\b/g;
const REM_PX = 16;

/**
 * A style sheet whose sizes no longer depend on the font size of the page's root, which some pages set to 62.5 %: a host
 * sets `--ep-rem` to the size of a `rem` it means. Conditions, which cannot read it, are in px.
 */
export function scaleRem(css: string): string {
  return css.replaceAll(PARTS, (part, sign: string | undefined, size: string) => {
    if (part.startsWith('/*')) return part;
    if (part.startsWith('@'))
      return part.replaceAll(/(\d*\.?\d+)rem\b/g, (_, rem: string) => `${Number(rem) * REM_PX}px`);
    return `calc(${sign}${size} * var(--ep-rem, 1rem))`;
  });
}
