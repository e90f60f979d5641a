export interface Separators {
  /** Between the whole and its decimals: `.` or `,`, or `٫` of Arabic digits. */
  readonly decimal: string;
}

const known = new Map<string, Separators>();

/** How a locale writes a typed amount: in ASCII digits, as its keyboards do. */
export function getSeparators(locale: string): Separators {
  const separators = known.get(locale) ?? {
    decimal:
      new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
        .formatToParts(1.5)
        .find(({ type }) => type === 'decimal')?.value ?? '.',
  };
  known.set(locale, separators);
  return separators;
}
