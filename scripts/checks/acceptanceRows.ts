import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@etherpilot/testkit/processes';

/** A requirement of the product. */
export interface Row {
  readonly id: string;
  /** The part of the id before its number. */
  readonly section: string;
  readonly claim: string;
  /** Whether it must be shown in the wide and in the narrow layout: its claim begins with ↔. */
  readonly isForBothWidths: boolean;
}

export interface Acceptance {
  readonly rows: readonly Row[];
  /** Whether a tag is a requirement of one of the sections: other documents and other tags have their own. */
  readonly isId: (tag: string) => boolean;
  /** Whether an id is mentioned anywhere in the document: as a row, or in one that cites it. */
  readonly isKnown: (id: string) => boolean;
}

/** Parses the tables of docs/acceptance.md, or of a similar document. Throws when a row is listed twice. */
export function parseAcceptance(markdown: string): Acceptance {
  const rows = [...markdown.matchAll(/^\| ([A-Z]+)(-[A-Z]?\d+) \| (↔ )?(.+) \|$/gm)].map(
    ([, section = '', number = '', mark, claim = '']) => ({
      id: section + number,
      section,
      claim,
      isForBothWidths: mark !== undefined,
    }),
  );
  const duplicate = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) < index);
  if (duplicate) throw new Error(`${duplicate.id} is listed twice.`);

  const sections = new Set(rows.map(({ section }) => section));
  const known = new Set(markdown.match(/\b[A-Z]+-[A-Z]?\d+\b/g));
  const isId = (tag: string) => /^[A-Z]+-[A-Z]?\d+$/.test(tag) && sections.has(tag.slice(0, tag.indexOf('-')));
  return { rows, isId, isKnown: (id) => known.has(id) };
}

export async function readAcceptance(document = 'docs/acceptance.md'): Promise<Acceptance> {
  return parseAcceptance(await readFile(join(root, document), 'utf8'));
}
