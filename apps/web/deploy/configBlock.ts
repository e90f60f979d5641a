import { readConfig } from '../src/readConfig.ts';

const BLOCK = /(<script type="application\/json" id="config">)([^]*?)(<\/script>)/;

/** The JSON of a page's configuration block. Throws when the page has none. */
export function readBlock(html: string): string {
  const [, , block] = BLOCK.exec(html) ?? [];
  if (block === undefined) throw new Error('The page has no configuration block.');
  return block;
}

/**
 * Returns the page with other values in its configuration block. Throws when the page has no block, or would not start
 * with these values.
 */
export function writeBlock(html: string, values: unknown): string {
  readBlock(html);
  // A value must not close the script element it is in.
  const text = JSON.stringify(values).replaceAll('<', String.raw`\u003c`);
  readConfig(text);
  return html.replace(BLOCK, (_, start: string, __: string, end: string) => start + text + end);
}
