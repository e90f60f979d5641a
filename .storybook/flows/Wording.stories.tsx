import { Fragment, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FiguresDialog } from '../../packages/ui/src/components/AboutFigures/FiguresDialog.js';
import { UiProvider } from '../../packages/ui/src/provider/UiProvider.js';
import { sampleQuestions, sampleTeam, sampleTestimonials } from '../../packages/ui/src/samples/sampleContent.js';
import { storyTime } from '../../packages/ui/src/fixtures/storyTime.js';
import preview from '../preview.js';
import { PSEUDO_LOCALE, pseudoMessages } from '../pseudo.js';
import { collectData, findUntranslated } from '../untranslated.js';
import { type AnyStory, ShownStory } from './shownStories.js';

const files = import.meta.glob<Readonly<Record<string, AnyStory>>>(
  '../../packages/ui/src/{screens,components}/**/*.stories.tsx',
  { eager: true },
);

const now = () => storyTime;

/** What is the same in every language, and what a host supplies in its own. */
const names = [
  // The brand, the dollar and the zone as the locale writes them.
  'Etherpilot',
  'US$',
  'UTC',
  // An id that is made from the number of the record.
  '100007',
  // Content of the operator; a host passes its own.
  ...collectData([sampleTeam, sampleTestimonials, sampleQuestions]),
];

/** Storybook adds the order of a file's stories to what the file exports. */
const isState = ([name]: readonly [string, unknown]) => /^[A-Z]/.test(name);

const shown = Object.entries(files).flatMap(([path, exports]) => {
  const stories = Object.fromEntries(Object.entries(exports).filter(isState));
  // What the story of a part draws around it is not a text of the product.
  const isPlain = ({ input, meta }: AnyStory) =>
    path.includes('Screen.stories') || !(input.render ?? meta.input.render);
  const story = stories['Ready'] ?? Object.values(stories).find(isPlain);
  if (story === undefined) return [];
  return [{ path, content: <ShownStory story={story} />, args: [story.meta.input.args, story.input.args] }];
});

// Opens on a click only, and explains every figure.
shown.push({ path: 'FiguresDialog', content: <FiguresDialog isOpen onClose={() => undefined} />, args: [] });

/** One story after another. */
function EveryStory() {
  const [at, setAt] = useState(0);
  const { path, content } = shown[at] ?? {};
  return (
    <UiProvider now={now} locale={PSEUDO_LOCALE} timeZone="UTC" messages={pseudoMessages}>
      <button type="button" onClick={() => setAt(at + 1)}>
        ⟦Next⟧
      </button>
      <Fragment key={path}>{content}</Fragment>
    </UiProvider>
  );
}

const meta = preview.meta({
  title: 'Wording',
  component: EveryStory,
  tags: ['!dev', '!autodocs'],
  // Each component is checked by its own stories.
  parameters: { a11y: { test: 'off' } },
});

/** In a language that marks each of its texts, nothing is shown or read aloud without the mark. */
export const EveryScreen = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(shown.length).toBeGreaterThan(60);
    const next = canvas.getByText('⟦Next⟧');
    const found: string[] = [];
    for (const { path, args } of shown) {
      const data = [...collectData(args), ...names];
      const dialogs = document.querySelectorAll('[data-base-ui-portal]');
      const texts = [canvasElement, ...dialogs].flatMap((root) => findUntranslated(root, data));
      found.push(...texts.map((text) => `${path.split('/').at(-1)}: ${text}`));
      await userEvent.click(next);
    }
    await expect(found.join('\n')).toBe('');
  },
});
