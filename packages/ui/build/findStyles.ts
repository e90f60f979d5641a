import { createHash } from 'node:crypto';
import { parseSync, Visitor } from 'vite';

/** A template of styled-components in a module. */
export interface Style {
  /** Depends only on the file and the place in it, so that all builds of the same sources agree. */
  readonly id: string;
  readonly kind: 'styled' | 'createGlobalStyle' | 'css' | 'keyframes';
  /** The whole template, its tag included. */
  readonly start: number;
  readonly end: number;
  /** Where its tag ends, such as `styled.p.attrs({ … })`, and where the first part of it, such as `styled.p`. */
  readonly tagEnd: number;
  readonly baseEnd: number;
  /** As written: what is styled, a name in quotes or a component, and the attributes it always has. */
  readonly target: string;
  readonly attributes: string | undefined;
  /** Whether those depend on props. */
  readonly hasDynamicAttributes: boolean;
}

/** What of a module the build of styles needs to know. */
export interface StyleModule {
  readonly styles: readonly Style[];
  /** The place of its import of styled-components. */
  readonly place: readonly [start: number, end: number];
  /** The place of `'use client'`, where the module renders nothing. */
  readonly needlessDirective: readonly [start: number, end: number] | undefined;
}

/** Whether the styles of a file become part of the style sheets, by its path from the package's root. */
export const isStyleSource = (name: string): boolean => /^src\/(?!.*\.(?:test|test-d|stories)\.)/.test(name);

/** Whether a file's code may hold styles. */
export const mayHoldStyles = (code: string): boolean => code.includes("from 'styled-components'");

/** Finds the styles of a module that imports styled-components. `name` is its path from the package's root. */
export function findStyles(code: string, name: string): StyleModule {
  const { program, errors } = parseSync(name, code);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  const path = createHash('sha256').update(name).digest('hex').slice(0, 6);
  const kinds = new Map<string, string>();
  let place: StyleModule['place'] = [0, 0];
  const styles: Style[] = [];
  let renders = false;
  const text = ({ start, end }: { readonly start: number; readonly end: number }) => code.slice(start, end);

  new Visitor({
    JSXElement() {
      renders = true;
    },
    ImportDeclaration({ source, importKind, specifiers, start, end }) {
      renders ||= source.value === 'react' && importKind !== 'type';
      if (source.value !== 'styled-components') return;
      place = [start, end];
      for (const one of specifiers) if (one.type === 'ImportSpecifier') kinds.set(one.local.name, text(one.imported));
    },
    TaggedTemplateExpression(node) {
      let base = node.tag;
      let attributes: string | undefined;
      let hasDynamicAttributes = false;
      while (base.type === 'CallExpression' && base.callee.type === 'MemberExpression') {
        const [value] = base.arguments;
        hasDynamicAttributes ||= value?.type !== 'ObjectExpression';
        attributes = value && text(value);
        base = base.callee.object;
      }
      const [target, root] =
        base.type === 'MemberExpression'
          ? [`'${text(base.property)}'`, base.object]
          : base.type === 'CallExpression'
            ? [base.arguments.map(text).join(', '), base.callee]
            : ['', base];
      const kind = kinds.get(text(root)) as Style['kind'] | undefined;
      if (kind === undefined) return;
      const id = `ep-${path}-${styles.length}`;
      const { start, end, tag } = node;
      styles.push({
        id,
        kind,
        start,
        end,
        tagEnd: tag.end,
        baseEnd: base.end,
        target,
        attributes,
        hasDynamicAttributes,
      });
    },
  }).visit(program);

  const [directive] = program.body;
  const isClient = directive?.type === 'ExpressionStatement' && directive.directive === 'use client';
  const needlessDirective = isClient && !renders ? ([directive.start, directive.end] as const) : undefined;
  return { styles, place, needlessDirective };
}

/** The line of a place in a text, as editors count. */
export const getLine = (code: string, at: number): number => code.slice(0, at).split('\n').length;
