import { type ComponentType, type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FiguresDialog } from '../../packages/ui/src/components/AboutFigures/FiguresDialog.js';
import { UiProvider } from '../../packages/ui/src/provider/UiProvider.js';
import { sampleQuestions, sampleTeam, sampleTestimonials } from '../../packages/ui/src/samples/sampleContent.js';
import { storyTime } from '../../packages/ui/src/fixtures/storyTime.js';
import preview from '../preview.js';
import { PSEUDO_LOCALE, pseudoMessages } from '../pseudo.js';
import { collectData, findUntranslated } from '../untranslated.js';

type Args = Readonly<Record<string, unknown>>;

interface Input {
  readonly args?: Args;
  readonly component?: ComponentType<Args>;
  readonly render?: (args: Args, context: unknown) => ReactNode;
}

interface Story {
  readonly input: Input;
  readonly meta: { readonly input: Input };
}

const files = import.meta.glob<Readonly<Record<string, Story>>>(
  '../../packages/ui/src/{screens,components}/**/*.stories.tsx',
  {
    eager: true,
  },
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
  const isPlain = ({ input, meta }: Story) => path.includes('Screen.stories') || !(input.render ?? meta.input.render);
  const story = stories['Ready'] ?? Object.values(stories).find(isPlain);
  return story === undefined ? [] : [{ path, story }];
});

/** Opens on a click only, and explains every figure. */
const figures: Story = {
  input: {},
  meta: { input: { component: () => <FiguresDialog isOpen onClose={() => undefined} /> } },
};
shown.push({ path: 'FiguresDialog', story: figures });

function Shown({ story: { input, meta } }: { readonly story: Story }) {
  const args = { ...meta.input.args, ...input.args };
  const render = input.render ?? meta.input.render;
  const Component = meta.input.component;
  if (render) return render(args, { args });
  return Component && <Component {...args} />;
}

/** One story after another. */
function EveryStory() {
  const [at, setAt] = useState(0);
  const { path, story } = shown[at] ?? {};
  return (
    <UiProvider now={now} locale={PSEUDO_LOCALE} timeZone="UTC" messages={pseudoMessages}>
      <button type="button" onClick={() => setAt(at + 1)}>
        ⟦Next⟧
      </button>
      {story && <Shown key={path} story={story} />}
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
    for (const { path, story } of shown) {
      const data = [...collectData([story.meta.input.args, story.input.args]), ...names];
      const dialogs = document.querySelectorAll('[data-base-ui-portal]');
      const texts = [canvasElement, ...dialogs].flatMap((root) => findUntranslated(root, data));
      found.push(...texts.map((text) => `${path.split('/').at(-1)}: ${text}`));
      await userEvent.click(next);
    }
    await expect(found.join('\n')).toBe('');
  },
});
