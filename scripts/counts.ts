/** The value of an option that counts something; an Error that names the option for anything else. */
export function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1) return value;
  throw new Error(`${option} must be a whole number from 1 on, not "${text}".`);
}

/** The same for what may be a part of one, such as half a minute. */
export function positiveNumber(option: string, text: string): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value > 0) return value;
  throw new Error(`${option} must be a number above 0, not "${text}".`);
}
