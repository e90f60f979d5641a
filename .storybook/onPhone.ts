import { expect } from 'storybook/test';

interface ShownStory {
  readonly play: (context: never) => Promise<void> | void;
  readonly input: { readonly parameters?: { readonly requirements?: readonly string[] } };
}

/** The phone as a story's viewport. */
export const phone = { viewport: { value: 'phone', isRotated: false } };

/**
 * What a test of a story on a phone takes after its name: the assertions of other stories in order, on one rendering, and
 * their requirements. They must have the same args, and none may rely on what an earlier one changes.
 */
export function onPhone(...stories: readonly ShownStory[]) {
  const requirements = [...new Set(stories.flatMap(({ input }) => input.parameters?.requirements ?? []))];
  const play = async (context: { readonly canvasElement: HTMLElement }) => {
    const { documentElement } = context.canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    for (const story of stories) {
      // oxlint-disable-next-line no-await-in-loop -- they share one rendering
      await story.play(context as never);
    }
  };
  return [{ parameters: { requirements } }, play] as const;
}
