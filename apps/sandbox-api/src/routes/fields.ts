import { Problem } from '../problem.ts';
import { fromWhole, toWhole } from '../money.ts';
import { typeName, type Body } from './body.ts';

export interface TextRule {
  min?: number;
  max?: number;
  /** Passwords keep their spaces; everything else is trimmed, as Django does. */
  isTrimmed?: boolean;
}

export interface DecimalRule {
  /** Most digits in total; keeps a sum of many amounts far below 64 bits. */
  digits: number;
  places: number;
  /** Smallest amount in whole units, with the text for the error. */
  min: bigint;
  minText?: string;
}

/**
 * Collects the errors of all fields, so that one answer names them all. A getter returns undefined when it has recorded
 * one.
 */
export interface Fields {
  text(name: string, rule?: TextRule): string | undefined;
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
  decimal(name: string, rule: DecimalRule): bigint | undefined;
  integer(name: string, min: number, max: number): number | undefined;
  /** A field's raw value when it was sent and is not null. */
  present(name: string): unknown;
  fail(name: string, message: string): undefined;
  /** Throws the 400 when any error was recorded. */
  check(): void;
}

const MAX_NUMBER_TEXT = 1_000;
// A JSON number with more digits may have lost some as a float.
const MAX_NUMBER_DIGITS = 15;

const decimalText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'number') return undefined;
  const text = String(value);
  return text.replaceAll(/\D/g, '').length <= MAX_NUMBER_DIGITS ? text : undefined;
};

function precisionFault(text: string, { digits, places }: DecimalRule): string | undefined {
  const [whole = '', fraction = ''] = text.replace(/^0+(?=\d)/, '').split('.');
  const wholeDigits = whole === '0' ? 0 : whole.length;
  if (wholeDigits + fraction.length > digits) return `Ensure that there are no more than ${digits} digits in total.`;
  if (fraction.length > places) return `Ensure that there are no more than ${places} decimal places.`;
  const most = digits - places;
  return wholeDigits > most ? `Ensure that there are no more than ${most} digits before the decimal point.` : undefined;
}

/** Reads a body field by field, with the error messages of Django REST framework. */
export function readFields(body: Body): Fields {
  const errors = new Map<string, string[]>();
  const fail: Fields['fail'] = (name, message) => {
    errors.set(name, [...(errors.get(name) ?? []), message]);
    return undefined;
  };
  const present: Fields['present'] = (name) => {
    if (!Object.hasOwn(body, name)) return fail(name, 'This field is required.');
    return body[name] ?? fail(name, 'This field may not be null.');
  };

  const text: Fields['text'] = (name, { min = 0, max = 254, isTrimmed = true } = {}) => {
    const value = present(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return fail(name, 'Not a valid string.');
    const sent = isTrimmed ? String(value).trim() : String(value);
    if (sent === '') return fail(name, 'This field may not be blank.');
    if (sent.includes('\0')) return fail(name, 'Null characters are not allowed.');
    if (!sent.isWellFormed()) return fail(name, 'Surrogate characters are not allowed.');
    if (sent.length > max) return fail(name, `Ensure this field has no more than ${max} characters.`);
    if (sent.length < min) return fail(name, `Ensure this field has at least ${min} characters.`);
    return sent;
  };

  const decimal: Fields['decimal'] = (name, rule) => {
    const value = present(name);
    if (value === undefined) return undefined;
    const sent = decimalText(value);
    if (sent !== undefined && sent.length > MAX_NUMBER_TEXT) return fail(name, 'String value too large.');
    // Stricter than Django, which also parses '1e3', '1_000' and digits of other scripts.
    if (sent === undefined || !/^\d+(\.\d+)?$/.test(sent)) return fail(name, 'A valid number is required.');
    const fault = precisionFault(sent, rule);
    if (fault) return fail(name, fault);
    const whole = toWhole(sent, rule.places);
    if (whole >= rule.min) return whole;
    return fail(
      name,
      `Ensure this value is greater than or equal to ${rule.minText ?? fromWhole(rule.min, rule.places)}.`,
    );
  };

  const integer: Fields['integer'] = (name, min, max) => {
    const value = present(name);
    if (value === undefined) return undefined;
    const isNumber = typeof value === 'number' && Number.isInteger(value);
    const isDigits = typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value);
    if (!isNumber && !isDigits) return fail(name, 'A valid integer is required.');
    const whole = Number(value);
    if (whole < min) return fail(name, `Ensure this value is greater than or equal to ${min}.`);
    return whole <= max ? whole : fail(name, `Ensure this value is less than or equal to ${max}.`);
  };

  return {
    text,
    decimal,
    integer,
    present,
    fail,
    choice: (name, choices) => {
      const value = present(name);
      if (value === undefined) return undefined;
      const choice = choices.find((candidate) => candidate === value);
      if (choice !== undefined) return choice;
      const shown = typeof value === 'string' ? value.slice(0, 100).toWellFormed() : typeName(value);
      return fail(name, `"${shown}" is not a valid choice.`);
    },
    check: () => {
      if (errors.size > 0) throw new Problem(400, Object.fromEntries(errors));
    },
  };
}
