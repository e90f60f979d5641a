'use client';

import { createContext, createElement, Fragment, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type Direction, DirectionContext } from './DirectionContext.js';
import { isolate } from './isolate.js';
import {
  chooseForm,
  type Messages,
  type MessageText,
  type MessageTexts,
  type Placeholders,
  type PluralText,
  splitAtPlaceholders,
} from './messages.js';

/** Replacement texts of any origin; `MessageOverrides` is what hosts may pass. */
export type AnyOverrides = Readonly<Record<string, Readonly<Record<string, MessageText | undefined>> | undefined>>;

export const MessageOverridesContext = createContext<AnyOverrides>({});
/** Chooses plural forms and writes counts. */
export const MessageLocaleContext = createContext('en-US');

type FormsOf<Text> = Text[keyof Text] & string;
type PlaceholdersOf<Text> = Text extends string ? Placeholders<Text> : 'count' | Placeholders<FormsOf<Text>>;

/** The names of placeholders and their values. The `count` of a text with plural forms is a number. */
type ValuesOf<Text, Value, Filled extends string> = Readonly<
  Record<Exclude<PlaceholdersOf<Text>, Filled | 'count'>, Value> &
    ('count' extends PlaceholdersOf<Text> ? { count: Text extends PluralText ? number : Value } : unknown)
>;

/** The values of a text's placeholders, as the last argument of a call; none for a text without placeholders. */
export type Values<Text, Value, Filled extends string> = [Exclude<PlaceholdersOf<Text>, Filled>] extends [never]
  ? []
  : [values: ValuesOf<Text, Value, Filled>];

/** Translates the texts of a component by key. `Filled` names the placeholders that are filled automatically. */
export interface Translate<Texts extends MessageTexts, Filled extends string = never> {
  /** Returns the text with its placeholders filled. */
  <Key extends keyof Texts & string>(key: Key, ...values: Values<Texts[Key], string, Filled>): string;
  /** Returns the same text with elements in its placeholders. */
  rich: <Key extends keyof Texts & string>(key: Key, ...values: Values<Texts[Key], ReactNode, Filled>) => ReactNode;
}

/** A component's unfilled texts. */
export interface TextSource {
  /** Returns a text in the form for `count`, if it has forms. */
  readonly getText: (key: string, count: unknown) => string;
  readonly locale: string;
  readonly direction: Direction;
}

/** Returns a component's unfilled texts: the host's wording, or English where the host has none. */
export function useTextSource(messages: Messages): TextSource {
  const overrides = useContext(MessageOverridesContext)[messages.name];
  const locale = useContext(MessageLocaleContext);
  const direction = useContext(DirectionContext);
  const getText = useCallback(
    (key: string, count: unknown) => {
      const own = overrides?.[key];
      // The built-in texts keep their language, whatever the rules of the locale.
      return own === undefined
        ? chooseForm(messages.texts[key] ?? key, count, 'en-US')
        : chooseForm(own, count, locale);
    },
    [messages, overrides, locale],
  );
  return useMemo(() => ({ getText, locale, direction }), [getText, locale, direction]);
}

interface PlaceholderValue {
  readonly text: string;
  readonly element: ReactNode;
}

/** Values for certain placeholders of every text: a string, and an element for rich text. */
export type PlaceholderValues<Filled extends string> = Readonly<Record<Filled, PlaceholderValue>>;

/**
 * Creates the function that reads texts and fills their placeholders. Numbers are written in the locale, and what is filled
 * in keeps its own direction.
 */
export function createTranslate<Texts extends MessageTexts, Filled extends string = never>(
  { getText, locale, direction }: TextSource,
  placeholderValues?: PlaceholderValues<Filled>,
): Translate<Texts, Filled> {
  const filled: Readonly<Record<string, PlaceholderValue | undefined>> = placeholderValues ?? {};
  const write = <Value>(value: Value) => {
    const written = typeof value === 'number' ? value.toLocaleString(locale) : value;
    return typeof written === 'string' ? isolate(written, direction) : written;
  };
  const fill = <Value>(key: string, count: unknown, getValue: (placeholder: string) => Value) =>
    splitAtPlaceholders(getText(key, count)).map((part, index) => (index % 2 === 0 ? part : getValue(part)));
  const translate = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    fill(key, values['count'], (placeholder) => write(values[placeholder]) ?? filled[placeholder]?.text).join('');
  const rich = (key: string, values: Readonly<Record<string, ReactNode>> = {}) =>
    createElement(
      Fragment,
      null,
      ...fill(key, values['count'], (placeholder) => write(values[placeholder]) ?? filled[placeholder]?.element),
    );
  return Object.assign(translate, { rich }) as Translate<Texts, Filled>;
}

/** The texts of a component in the host's wording, or English where the host has none. */
export function useMessages<Texts extends MessageTexts>(messages: Messages<string, Texts>): Translate<Texts> {
  const source = useTextSource(messages);
  return useMemo(() => createTranslate<Texts>(source), [source]);
}
