import { parseSync } from 'vite';
import type { Chance } from '../chaos/chance.ts';
import { pick } from '../chaos/chance.ts';

export const mutationKinds = ['operator', 'boolean', 'number', 'text', 'call', 'condition', 'colour'] as const;
export type MutationKind = (typeof mutationKinds)[number];

/** One small mutation put into one place of a file. */
export interface Mutation {
  readonly path: string;
  readonly kind: MutationKind;
  /** Offsets into the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

/** Each role's colour and the one it must not be taken for; a surface or a line keeps its part. */
const otherRole: Readonly<Record<string, string>> = {
  positive: 'negative',
  negative: 'positive',
  warning: 'positive',
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const isText = (node: unknown): boolean =>
  isNode(node) && (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string'));

/** Types do nothing at run time, and imports name what others have. */
const isInert = ({ type }: Node): boolean =>
  /^(Import|ExportAll)/.test(type) || (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation)/.test(type));

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([field, value]) => {
    if (field === 'typeAnnotation' || field === 'typeArguments' || field === 'returnType') return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

/** Every mutation that can be put into a file of the product, in the order of its text. */
export function mutationsOf(path: string, text: string): readonly Mutation[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: Mutation[] = [];
  const isMessages = path.endsWith('.messages.ts');
  const sourceOf = ({ start, end }: Node) => text.slice(start, end);

  const add = (kind: MutationKind, { start, end }: Pick<Node, 'start' | 'end'>, replacement: string) => {
    found.push({ path, kind, start, end, replacement });
  };

  const swapOperator = ({ operator, left, right }: Node) => {
    const other = operators[String(operator)];
    if (other === undefined || !isNode(left) || !isNode(right)) return;
    if (operator === '+' && (isText(left) || isText(right))) return;
    // Between the two is nothing but the operator, brackets and comments.
    const at = text.indexOf(String(operator), left.end);
    if (at < right.start) add('operator', { start: at, end: at + String(operator).length }, other);
  };

  const change = (node: Node, isMessage: boolean) => {
    const { value } = node;
    if (typeof value === 'boolean') add('boolean', node, String(!value));
    else if (typeof value === 'number') add('number', node, String(value + 1));
    else if (isMessage && typeof value === 'string' && value !== '') {
      add('text', { start: node.start + 1, end: node.start + 1 }, 'Not ');
    }
  };

  const removeCall = (node: Node, expression: Node) => {
    const { argument } = expression;
    const isPrefixed = expression.type === 'AwaitExpression' || expression.operator === 'void';
    const call = isPrefixed && isNode(argument) ? argument : expression;
    if (call.type === 'CallExpression') add('call', node, ';');
  };

  const exchangeColours = ({ start, end }: Node) => {
    for (const match of text.slice(start, end).matchAll(/var\(--ep-(positive|negative|warning)\b/g)) {
      const [whole, role = ''] = match;
      const at = start + match.index + whole.length - role.length;
      add('colour', { start: at, end: at + role.length }, otherRole[role] ?? role);
    }
  };

  const visit = (node: Node, isMessage: boolean, isDrawing: boolean): void => {
    if (isInert(node)) return;
    const { type, test, expression, callee } = node;
    if (type === 'BinaryExpression' || type === 'LogicalExpression') swapOperator(node);
    else if (type === 'Literal' && !isDrawing) change(node, isMessage);
    else if (type === 'TemplateElement') exchangeColours(node);
    else if (type === 'ExpressionStatement' && isNode(expression)) removeCall(node, expression);
    if ((type === 'IfStatement' || type === 'ConditionalExpression') && isNode(test)) {
      add('condition', test, `!(${sourceOf(test)})`);
    }
    const speaks = isMessage || (type === 'CallExpression' && isNode(callee) && callee['name'] === 'defineMessages');
    for (const child of childrenOf(node)) {
      // The first argument names the component, the keys name the texts.
      const isName = type === 'CallExpression' && child.type === 'Literal';
      const isKey = type === 'Property' && child === node['key'];
      if (!isKey) visit(child, speaks && !isName, isDrawing || type === 'JSXAttribute');
    }
  };
  visit(program as unknown as Node, false, false);
  const kept = isMessages ? found.filter(({ kind }) => kind === 'text') : found;
  return kept.toSorted((one, other) => one.start - other.start);
}

/** So many of them, each kind as often as the next as long as it has any, the same ones for the same chance. */
export function drawMutations(all: readonly Mutation[], count: number, chance: Chance): readonly Mutation[] {
  const left = new Map(mutationKinds.map((kind) => [kind, all.filter((one) => one.kind === kind)]));
  const drawn: Mutation[] = [];
  while (drawn.length < count) {
    const kinds = mutationKinds.filter((kind) => (left.get(kind) ?? []).length > 0);
    if (kinds.length === 0) break;
    const of = left.get(pick(kinds, chance(`${drawn.length}/kind`))) ?? [];
    const mutation = pick(of, chance(`${drawn.length}/place`));
    of.splice(of.indexOf(mutation), 1);
    drawn.push(mutation);
  }
  return drawn;
}

/** The text with the mutation in it. */
export function mutated(text: string, { start, end, replacement }: Mutation): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** The line before and after, as a difference is written. */
export function differenceOf(text: string, mutation: Mutation): string {
  const line = text.slice(0, mutation.start).split('\n').length;
  const endLine = text.slice(0, mutation.end).split('\n').length;
  const before = text.split('\n').slice(line - 1, endLine);
  const after = mutated(text, mutation).split('\n');
  const grown = after.length - text.split('\n').length;
  const now = after.slice(line - 1, endLine + grown);
  return [
    `${mutation.path}:${line}`,
    ...before.map((words) => `  - ${words.trim()}`),
    ...now.map((words) => `  + ${words.trim()}`),
  ].join('\n');
}
