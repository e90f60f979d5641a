'use client';

import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react';
import { type Holes, type MessageOverrides, type Messages, splitAtHoles } from './messages.js';

export const MessageOverridesContext = createContext<MessageOverrides>({});

type Values<Text extends string, Value> = [Holes<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Holes<Text>, Value>>];

export interface Translate<Texts extends Record<string, string>> {
  /** The text with its holes filled. */
  <Key extends keyof Texts & string>(key: Key, ...values: Values<Texts[Key], string>): string;
  /** The same with elements in the holes. */
  rich: <Key extends keyof Texts & string>(key: Key, ...values: Values<Texts[Key], ReactNode>) => ReactNode;
}

/** The texts of a component in the host's wording, English where the host has none. */
export function useMessages<Texts extends Record<string, string>>(messages: Messages<string, Texts>): Translate<Texts> {
  const overrides = useContext(MessageOverridesContext)[messages.name];
  return useMemo(() => {
    const fill = <Value>(key: string, values: Readonly<Record<string, Value>> = {}) =>
      splitAtHoles(overrides?.[key] ?? messages.texts[key] ?? key).map((part, index) =>
        index % 2 === 0 ? part : values[part],
      );
    const translate = (key: string, values?: Readonly<Record<string, string>>) => fill(key, values).join('');
    const rich = (key: string, values?: Readonly<Record<string, ReactNode>>) =>
      createElement(Fragment, null, ...fill(key, values));
    return Object.assign(translate, { rich }) as Translate<Texts>;
  }, [messages, overrides]);
}
