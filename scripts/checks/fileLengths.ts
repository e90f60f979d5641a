import { isStory, isTest, readSources, sourceFolders } from '../lib/sources.ts';

const kinds = [
  {
    name: 'components',
    pattern: /^packages\/ui\/src\/(primitives|components)\/.*\.tsx$/,
    promise: 'median <= 80, nine in ten <= 170',
  },
  { name: 'screens', pattern: /^packages\/ui\/src\/screens\/.*\.tsx$/, promise: 'each <= 200' },
  { name: 'routes', pattern: /^apps\/web\/src\/routes\/.*\.tsx$/, promise: 'each <= 90' },
];

/** The file lengths, with their limits. */
export function formatFileLengths(): string {
  const files = readSources(sourceFolders)
    .filter((source) => !isTest(source) && !isStory(source))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .toSorted((a, b) => a.lines - b.lines);
  return kinds
    .map(({ name, pattern, promise }) => {
      const of = files.filter(({ path }) => pattern.test(path));
      const at = (share: number) => of[Math.min(of.length - 1, Math.floor(of.length * share))]?.lines ?? 0;
      const longest = of.at(-1);
      return `${name}: ${of.length} files, median ${at(0.5)} lines, nine in ten within ${at(0.9)}, longest ${longest?.lines ?? 0}${longest ? ` (${longest.path})` : ''}; limit: ${promise}`;
    })
    .join('\n');
}
