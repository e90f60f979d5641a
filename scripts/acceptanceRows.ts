import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './processes.ts';

/** A promise of the product. */
export interface Row {
  readonly id: string;
  /** The part of the id before its number. */
  readonly section: string;
  readonly claim: string;
}

export interface Acceptance {
  readonly rows: readonly Row[];
  /** The distinct ids that stand in a title, in its order. Words that merely look like one, such as UTF-8, are none. */
  readonly idsIn: (title: string) => string[];
  /** Whether an id stands anywhere in the document: a row's own, or a decision it cites. */
  readonly isKnown: (id: string) => boolean;
}

/** Reads the tables of docs/acceptance.md, or of a document like it. A row that stands there twice is an error. */
export function parseAcceptance(markdown: string): Acceptance {
  const rows = [...markdown.matchAll(/^\| ([A-Z]+)(-[A-Z]?\d+) \| (.+) \|$/gm)].map(
    ([, section = '', number = '', claim = '']) => ({ id: section + number, section, claim }),
  );
  const twice = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) < index);
  if (twice) throw new Error(`${twice.id} stands twice among the rows.`);

  const sections = new Set(rows.map(({ section }) => section));
  const pattern = new RegExp(`\\b(?:${[...sections].join('|')})-[A-Z]?\\d+\\b`, 'g');
  const idsIn = (text: string) => (rows.length === 0 ? [] : [...new Set(text.match(pattern))]);
  const known = new Set(idsIn(markdown));
  return { rows, idsIn, isKnown: (id) => known.has(id) };
}

export async function readAcceptance(document = 'docs/acceptance.md'): Promise<Acceptance> {
  return parseAcceptance(await readFile(join(root, document), 'utf8'));
}
