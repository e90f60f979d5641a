'use client';

import { createContext, createElement, Fragment, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type MessageOverrides, type Messages, type Placeholders, splitAtPlaceholders } from './messages.js';

export const MessageOverridesContext = createContext<MessageOverrides>({});

/** The values of a text's placeholders, as the last argument of a call; none for a text without placeholders. */
export type Values<Text extends string, Value, Filled extends string> = [Exclude<Placeholders<Text>, Filled>] extends [
  never,
]
  ? []
  : [values: Readonly<Record<Exclude<Placeholders<Text>, Filled>, Value>>];

/** Translates the texts of a component by key. `Filled` names the placeholders that are filled automatically. */
export interface Translate<Texts extends Record<string, string>, Filled extends string = never> {
  /** Returns the text with its placeholders filled. */
  <Key extends keyof Texts & string>(key: Key, ...values: Values<Texts[Key], string, Filled>): string;
  /** Returns the same text with elements in its placeholders. */
  rich: <Key extends keyof Texts & string>(key: Key, ...values: Values<Texts[Key], ReactNode, Filled>) => ReactNode;
}

/** Returns a function that reads a component's unfilled texts: the host's wording, or English where the host has none. */
export function useTextOf(messages: Messages): (key: string) => string {
  const overrides = useContext(MessageOverridesContext)[messages.name];
  return useCallback((key) => overrides?.[key] ?? messages.texts[key] ?? key, [messages, overrides]);
}

interface PlaceholderValue {
  readonly text: string;
  readonly element: ReactNode;
}

/** Values for certain placeholders of every text: a string, and an element for rich text. */
export type PlaceholderValues<Filled extends string> = Readonly<Record<Filled, PlaceholderValue>>;

/** Creates the function that reads texts and fills their placeholders. */
export function createTranslate<Texts extends Record<string, string>, Filled extends string = never>(
  textOf: (key: string) => string,
  placeholderValues?: PlaceholderValues<Filled>,
): Translate<Texts, Filled> {
  const filled: Readonly<Record<string, PlaceholderValue | undefined>> = placeholderValues ?? {};
  const fill = <Value>(key: string, valueOf: (placeholder: string) => Value) =>
    splitAtPlaceholders(textOf(key)).map((part, index) => (index % 2 === 0 ? part : valueOf(part)));
  const translate = (key: string, values: Readonly<Record<string, string>> = {}) =>
    fill(key, (placeholder) => values[placeholder] ?? filled[placeholder]?.text).join('');
  const rich = (key: string, values: Readonly<Record<string, ReactNode>> = {}) =>
    createElement(Fragment, null, ...fill(key, (placeholder) => values[placeholder] ?? filled[placeholder]?.element));
  return Object.assign(translate, { rich }) as Translate<Texts, Filled>;
}

/** The texts of a component in the host's wording, or English where the host has none. */
export function useMessages<Texts extends Record<string, string>>(messages: Messages<string, Texts>): Translate<Texts> {
  const textOf = useTextOf(messages);
  return useMemo(() => createTranslate<Texts>(textOf), [textOf]);
}
