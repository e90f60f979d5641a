const known = new Map<string, string>();

/** `.` or `,`: the separator before decimals that a locale's keyboards offer, beside ASCII digits. */
export function getDecimalSeparator(locale: string): string {
  const separator =
    known.get(locale) ??
    new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5).find(({ type }) => type === 'decimal')
      ?.value ??
    '.';
  known.set(locale, separator);
  return separator;
}
