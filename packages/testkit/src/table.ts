/** Columns as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) => widths.map((width, column) => (row[column] ?? '').padEnd(width)).join('  ');
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)]
    .map((text) => text.trimEnd())
    .join('\n');
}
