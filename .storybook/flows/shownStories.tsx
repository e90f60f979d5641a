import type { ComponentType } from 'react';
import { composedArgs } from '../composedArgs.js';

/** A story, whatever it shows. */
export interface AnyStory {
  readonly input: { readonly args?: object; readonly render?: unknown };
  readonly meta: {
    readonly input: { readonly args?: object; readonly component?: unknown; readonly render?: unknown };
  };
  readonly composed: Parameters<typeof composedArgs>[0];
}

const modules = import.meta.glob<Readonly<Record<string, AnyStory>>>(
  '../../packages/ui/src/screens/*Screen/*Screen.stories.tsx',
  { eager: true },
);

/** Every screen in each of these states that it has, by the names of both. */
export function screensIn(states: readonly string[]): Readonly<Record<string, AnyStory>> {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([path, stories]) =>
      states.flatMap((state) => {
        const story = stories[state];
        return story === undefined ? [] : [[`${path.split('/').at(-2)} ${state}`, story]];
      }),
    ),
  );
}

/** What a story shows, without its decorators: a screen without the shell. */
export function ShownStory({ story }: { readonly story: AnyStory }) {
  const { input, meta, composed } = story;
  const Shown = (input.render ?? meta.input.render ?? meta.input.component) as ComponentType;
  return <Shown {...composedArgs(composed)} />;
}
