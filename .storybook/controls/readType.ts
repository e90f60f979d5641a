/** What react-docgen writes of a type. */
export interface DocgenType {
  readonly name: string;
  readonly raw?: string;
  readonly value?: string;
  readonly elements?: readonly DocgenType[];
}

/** A type as far as a control has to know it. */
export interface ReadType {
  /** `string`, `enum`, `function`, or the name of a type such as `Loadable` or `Sourced<Decimal>`. */
  readonly name: string;
  /** How it is written in a table of props. */
  readonly text: string;
  readonly isOptional: boolean;
  /** What it is without a value is `null`. */
  readonly isNullable?: boolean;
  /** The values of an enum, if they are written there. */
  readonly values?: readonly (string | number)[];
  /** The constant that lists them, if they are written elsewhere. */
  readonly list?: string;
}

/** Docgen reads no `readonly Bot[]`: what it calls unknown without a word more is a list, because no prop is `unknown`. */
const getName = ({ name, raw }: DocgenType) => (name === 'unknown' ? (raw ?? 'list') : (raw ?? name));
const getText = (type: DocgenType) => (type.name === 'literal' ? (type.value ?? '') : getName(type));

/** The value of a literal, as it is written in code. */
export const readLiteral = (text: string) =>
  /^-?\d+$/.test(text) ? Number(text) : text.replaceAll(/^['"]|['"]$/g, '');

/** Types that docgen has resolved, by what is in them. */
const byContent: readonly (readonly [part: RegExp, name: string])[] = [
  [/^\|?\s*\{ readonly status: 'loading'/, 'Loadable'],
  [/^\|?\s*\{ readonly status: 'idle'/, 'Submission'],
  [/^\|?\s*\{ readonly kind: 'instant'/, 'ServerTime'],
];

/** The type of a prop without what leaves it out. */
export function readType(type: DocgenType): ReadType {
  const raw = getText(type).trim();
  const known = byContent.find(([part]) => part.test(raw))?.[1];
  if (known !== undefined) return { name: known, text: known, isOptional: false };
  if (type.name === 'union') {
    const parts = (type.elements ?? []).filter((part) => !['undefined', 'null'].includes(getText(part)));
    const isOptional = parts.length < (type.elements ?? []).length;
    const isNullable = (type.elements ?? []).some((part) => getText(part) === 'null');
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) {
      const isFunction = /^\(*[^|]*=>/.test(raw);
      return { ...(isFunction ? { name: 'function', text: raw } : readType(only)), isOptional, isNullable };
    }
    const values = parts.filter(({ name }) => name === 'literal').map(({ value = '' }) => readLiteral(value));
    if (values.length === parts.length) {
      return { name: 'enum', text: parts.map(getText).join(' | '), isOptional, values };
    }
    return { name: parts.map(getText).join(' | '), text: parts.map(getText).join(' | '), isOptional };
  }
  const list = /^\(typeof (\w+)\)\[number\]$/.exec(raw)?.[1];
  if (list !== undefined) return { name: 'enum', text: list, isOptional: false, list };
  return { name: raw, text: raw, isOptional: false };
}
