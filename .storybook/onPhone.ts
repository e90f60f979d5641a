import { expect } from 'storybook/test';

interface ShownStory<Context> {
  readonly play: (context: Context) => Promise<void> | void;
  readonly input: { readonly parameters?: { readonly requirements?: readonly string[] } };
}

/** The phone as a story's viewport. */
export const phone = { viewport: { value: 'phone', isRotated: false } };

/**
 * A story that shows on a phone what other stories show on a wide screen: it makes their assertions in order, on one
 * rendering, and names their requirements. They must have the same args, and none may rely on what an earlier one changes.
 */
export function onPhone<Context extends { readonly canvasElement: HTMLElement }>(
  ...stories: readonly ShownStory<Context>[]
) {
  return {
    globals: phone,
    parameters: { requirements: [...new Set(stories.flatMap(({ input }) => input.parameters?.requirements ?? []))] },
    play: async (context: Context) => {
      const { documentElement } = context.canvasElement.ownerDocument;
      await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
      for (const story of stories) {
        // oxlint-disable-next-line no-await-in-loop -- they share one rendering
        await story.play(context);
      }
    },
  };
}
