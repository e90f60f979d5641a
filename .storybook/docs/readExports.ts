/** A component, as `packages/ui/props.md` lists it. */
export interface Export {
  readonly name: string;
  /** The entry point that exports it, without the name of the package: `/screens`. */
  readonly entry: string;
  /** What it is, in a sentence. */
  readonly summary: string;
  /** The line that imports it. */
  readonly line: string;
}

const writeImport = (name: string, entry: string) =>
  `import { ${name} } from '@etherpilot/ui${entry}${entry === '/screens' ? `/${name}` : ''}';`;

/** What makes a component has a page as well, and `props.md` does not list it. */
const lazyPart: Export = { name: 'lazyPart', entry: '', summary: '', line: writeImport('lazyPart', '') };

/** The components of every entry point, from the text of `props.md`. */
export function readExports(text: string): readonly Export[] {
  const components = text.split('\n## ').flatMap((part) => {
    const entry = /^@etherpilot\/ui(\S*)/.exec(part)?.[1];
    if (entry === undefined) return [];
    return [...part.matchAll(/^### (\w+)\n\n(.+)$/gm)].map(([, name = '', description = '']) => {
      const summary = (/^.*?[.;:](?= |$)/.exec(description)?.[0] ?? description).replace(/[;:]$/, '.');
      return { name, entry, summary, line: writeImport(name, entry) };
    });
  });
  return [...components, lazyPart];
}
