/** Parses an option that is a count; throws an Error that names the option for anything else. */
export function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1) return value;
  throw new Error(`${option} must be a whole number of at least 1, not "${text}".`);
}

/** Like {@link wholeNumber}, but fractions are allowed, such as half a minute. */
export function positiveNumber(option: string, text: string): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value > 0) return value;
  throw new Error(`${option} must be a number above 0, not "${text}".`);
}
