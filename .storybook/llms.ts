import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readExports } from './docs/readExports.ts';

const UI = join(import.meta.dirname, '../packages/ui');
const FILE = 'llms.txt';

const readText = (path: string) => readFileSync(join(UI, path), 'utf8');

const examples = readdirSync(join(UI, 'examples')).map((file) => [file, readText(`examples/${file}`)] as const);

/** The written example of a component: its own, or the first one that imports it. */
export const findExample = (name: string) =>
  examples.find(([file]) => file === `${name}.tsx`) ??
  examples.find(([, text]) => new RegExp(`^import [^;]*\\b${name}\\b[^;]*@etherpilot`, 'm').test(text));

const exports = readExports(readText('props.md'));

/** What is published. */
export const exportedNames: ReadonlySet<string> = new Set(exports.map(({ name }) => name));

/** The groups of the file: the title of each, and the entry point it lists. */
const groups = [
  ['Screens', '/screens'],
  ['What every page needs', ''],
  ['What screens are made of', '/components'],
  ['Charts', '/charts'],
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

/** The address of the page of a component, within the built Storybook. */
function findPage(name: string): string | undefined {
  const [path] = globSync(`src/**/${name}.stories.tsx`, { cwd: UI });
  const title = path && /title: '([A-Z]\w+\/[^']+)'/.exec(readText(path))?.[1];
  return title && `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`;
}

/** What programs that write code read first: the rules of the library, and a line for each component. */
export function writeLlmsText(): string {
  const parts = groups.map(([title, entry]) => {
    const lines = exports
      .filter((one) => one.entry === entry && one.summary !== '')
      .map(({ name, summary, line }) => {
        const page = findPage(name);
        const [example = ''] = findExample(name) ?? [];
        const named = page === undefined ? name : `[${name}](${page})`;
        return `- ${named}: ${summary} \`${line}\` [Example](examples/${example})`;
      });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [HEAD, ...parts].join('\n');
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
