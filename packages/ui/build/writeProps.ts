interface Range {
  readonly startIndex: number;
  readonly endIndex: number;
}

/** What API Extractor writes of a public name, or of a member of one, in its `.api.json`. */
export interface ApiItem {
  readonly kind: string;
  readonly name: string;
  readonly docComment?: string;
  readonly isOptional?: boolean;
  readonly excerptTokens: readonly { readonly text: string }[];
  readonly propertyTypeTokenRange?: Range;
  readonly extendsTokenRanges?: readonly Range[];
  readonly members?: readonly ApiItem[];
}

const HEAD = `# Props

Every component, by the entry point that exports it: what it is for, and its props. A \`?\` marks those that may be left out. Written
from the doc comments by \`node scripts/package.ts packages/ui --write\`.
`;

const escape = (text: string) => text.replaceAll('|', String.raw`\|`);
const code = (text: string) => `\`${escape(text)}\``;
const isComponent = ({ kind, name }: ApiItem) => /^(?:Function|Variable)$/.test(kind) && /^[A-Z][a-z]/.test(name);

function readType({ excerptTokens, isOptional }: ApiItem, { startIndex, endIndex }: Range): string {
  const tokens = excerptTokens.slice(startIndex, endIndex).map(({ text }) => text);
  const type = tokens
    .join('')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return isOptional === true ? type.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1') : type;
}

const readText = ({ docComment = '' }: ApiItem) =>
  docComment
    .replaceAll(/^\/\*\*|^ \*\/|^ \* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** API Extractor numbers a name that the browser has as well, such as `Text`. */
const writePart = (item: ApiItem, body: string) =>
  `### ${item.name.replace(/_\d+$/, '')}\n\n${readText(item)}\n\n${body}`;

function writeTable(props: ApiItem): string {
  const rows = (props.members ?? []).flatMap((prop) => {
    if (prop.propertyTypeTokenRange === undefined) return [];
    const name = code(`${prop.name}${prop.isOptional === true ? '?' : ''}`);
    return [`| ${name} | ${code(readType(prop, prop.propertyTypeTokenRange))} | ${escape(readText(prop))} |\n`];
  });
  const bases = (props.extendsTokenRanges ?? []).map((range) => code(readType(props, range)));
  const table = rows.length > 0 ? [`| Prop | Type | |\n|---|---|---|\n${rows.join('')}`] : [];
  return [...table, ...(bases.length > 0 ? [`And those of ${bases.join(', ')}.\n`] : [])].join('\n');
}

/**
 * The props of every component as tables, by entry point; those that several share are at the end. Takes what API Extractor
 * has read of each entry point, by the name it is imported by.
 */
export function writeProps(items: ReadonlyMap<string, readonly ApiItem[]>): string {
  const interfaces = new Map(
    [...items.values()].flat().flatMap((item) => (item.kind === 'Interface' ? [[item.name, item] as const] : [])),
  );
  const shared = new Set<string>();
  const share = ({ excerptTokens, extendsTokenRanges = [] }: ApiItem) => {
    for (const { startIndex, endIndex } of extendsTokenRanges)
      for (const { text } of excerptTokens.slice(startIndex, endIndex)) if (interfaces.has(text)) shared.add(text);
  };
  const writeComponent = (component: ApiItem): string => {
    const own = interfaces.get(`${component.name}Props`);
    if (own !== undefined) {
      share(own);
      return writePart(component, writeTable(own));
    }
    const other = component.excerptTokens.find(({ text }) => interfaces.has(text))?.text;
    if (other === undefined) return writePart(component, 'Takes what its element takes.\n');
    shared.add(other);
    return writePart(component, `Takes ${code(other)}.\n`);
  };
  const parts = [...items].flatMap(([path, all]) => {
    const components = all.filter(isComponent);
    return components.length > 0 ? [`## ${path}\n\n${components.map(writeComponent).join('\n')}`] : [];
  });
  // A set goes on to what is added meanwhile.
  for (const name of shared) share(interfaces.get(name) as ApiItem);
  const others = [...shared].toSorted().flatMap((name) => {
    const item = interfaces.get(name);
    return item === undefined ? [] : [writePart(item, writeTable(item))];
  });
  return [HEAD, ...parts, `## Shared props\n\n${others.join('\n')}`].join('\n');
}
