import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readExports, writeImport } from './docs/readExports.ts';

const SOURCES = join(import.meta.dirname, '../packages/ui/src');
const EXAMPLES = join(import.meta.dirname, '../packages/ui/examples');
const FILE = 'llms.txt';

const examples = readdirSync(EXAMPLES).map((file) => [file, readFileSync(join(EXAMPLES, file), 'utf8')] as const);

/** The written example of a component: its own, or the first one that imports it. */
export const findExample = (name: string) =>
  examples.find(([file]) => file === `${name}.tsx`) ??
  examples.find(([, text]) => new RegExp(`^import [^;]*\\b${name}\\b[^;]*@etherpilot`, 'm').test(text));

/** The groups of the file: the title of each, and the entry point it lists. */
const groups = [
  ['Screens', 'screens'],
  ['What every page needs', 'index'],
  ['What screens are made of', 'components'],
  ['Charts', 'charts'],
] as const;

const HEAD = `# Etherpilot

> @etherpilot/ui: every screen of an automated Ethereum trading platform as a pure React component, and the parts they are made
> of. Data comes in as props, callbacks go out; nothing fetches, stores or navigates. React 19, ESM only.

Rules that hold everywhere:

- Wrap everything in \`UiProvider\` and import \`@etherpilot/ui/tokens.css\` and \`/fonts.css\`.
- An amount is a \`Decimal\`, made by \`decimal('12.50')\` of \`@etherpilot/ui/money\`, never a number.
- A figure that is not live is a \`Sourced\` value (\`live(x)\`, \`derived(x)\`, \`sample(x)\`); components draw its badge.
- Types of data and pure functions of it are in \`@etherpilot/ui/model\`.
- A list or an entity is a \`Loadable\` (\`loading\`, \`failed\`, \`ready\`), a form's progress a \`Submission\`.
- An \`uncertain\` submission locks its form until \`onUnlock\`; never send such an order again by code.

Machine-readable: [components with props and examples](manifests/components.json), [all stories and pages](index.json). The
examples are type-checked and run; the package holds them as \`node_modules/@etherpilot/ui/examples\`.
`;

/** The first sentence of the comment above what is exported. */
function readSummary(path: string, name: string): string {
  const source = readFileSync(path, 'utf8');
  const [above = ''] = source.split(new RegExp(`export (?:function|const) ${name}\\b`));
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(above)?.[1] ?? '';
  const text = comment
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.;:](?= |$)/.exec(text)?.[0].replace(/[;:]$/, '.') ?? text;
}

/** The address of the page of a component, within the built Storybook. */
function findPage(path: string, name: string): string | undefined {
  const stories = join(dirname(path), `${name}.stories.tsx`);
  if (!existsSync(stories)) return undefined;
  const title = /title: '([A-Z]\w+\/[^']+)'/.exec(readFileSync(stories, 'utf8'))?.[1];
  return title && `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`;
}

/** What programs that write code read first: the rules of the library, and a line for each component. */
export function writeLlmsText(): string {
  const parts = groups.map(([title, entry]) => {
    const lines = readExports(readFileSync(join(SOURCES, `${entry}.ts`), 'utf8'))
      .filter(({ name }) => /^[A-Z][a-z]/.test(name))
      .map(({ name, from }) => {
        const path = [from.replace('.js', '.tsx'), from.replace('.js', '.ts')]
          .map((file) => join(SOURCES, file))
          .find((file) => existsSync(file));
        if (path === undefined) throw new Error(`${entry}.ts exports ${name} from ${from}, which is not there.`);
        const page = findPage(path, name);
        const summary = readSummary(path, name);
        const [example = ''] = findExample(name) ?? [];
        const named = page === undefined ? name : `[${name}](${page})`;
        return `- ${named}: ${summary} \`${writeImport(name, entry)}\` [Example](examples/${example})`;
      });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [HEAD, ...parts].join('\n');
}

/** The line that imports each value of the entry points, by its name. */
export function listImports(): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(([, entry]) =>
      readExports(readFileSync(join(SOURCES, `${entry}.ts`), 'utf8')).map(
        ({ name }) => [name, writeImport(name, entry)] as const,
      ),
    ),
  );
}

/** Puts `llms.txt` beside `index.html`. */
export function llmsText(): Plugin {
  return {
    name: 'llms-text',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: writeLlmsText() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(writeLlmsText());
      });
    },
  };
}
