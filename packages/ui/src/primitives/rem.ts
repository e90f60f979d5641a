/**
 * A size for a `style`, which follows `--ep-rem` as those of the style sheets do: the build rewrites only sheets. In `rem` of the
 * page that a host means, whatever the font size of its root.
 */
export const rem = (size: number) => `calc(${size} * var(--ep-rem, 1rem))`;
