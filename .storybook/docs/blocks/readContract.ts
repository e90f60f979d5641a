import {
  type Answer,
  type Body,
  type Call,
  calls,
  contractDocument,
  type Example,
  nameOf,
  type Schema,
} from '../../../packages/api-client/src/testing/contractDocument.js';

export const { info, tags, components } = contractDocument;

/** The tag of calls that move money, which each has beside that of its resource. */
export const ORDERS = 'Orders';
/** What every answer to an order keeps; said once, for all of them. */
const ACCEPTANCE = '#/components/schemas/Acceptance';

export interface Field {
  /** With the names of the objects around it, such as `bot.name`, and `[]` after a list. */
  readonly name: string;
  readonly type: string;
  readonly limits: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** As JSON; empty where the examples have none. */
  readonly example: string;
}

export interface Fault {
  readonly status: string;
  readonly description: string;
  /** Empty where all calls share the answer. */
  readonly examples: readonly Example[];
}

/** A call as it is shown. */
export interface CallView {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly isOrder: boolean;
  readonly isPublic: boolean;
  readonly request: { readonly fields: readonly Field[]; readonly examples: readonly Example[] } | undefined;
  readonly answer: {
    readonly status: string;
    readonly description: string;
    readonly isList: boolean;
    readonly fields: readonly Field[];
    readonly examples: readonly Example[];
  };
  readonly faults: readonly Fault[];
}

/** A schema with what it refers to; its own description is the closer one. */
function resolve(schema: Schema): Schema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  return { ...resolve(components.schemas[nameOf($ref)] ?? {}), ...own };
}

/** The records of a list; `undefined` for anything else. */
const readItems = ({ anyOf = [] }: Schema): Schema | undefined => anyOf.find(({ type }) => type === 'array')?.items;

function describeType(schema: Schema): string {
  const { type, anyOf, enum: values, items } = resolve(schema);
  if (values !== undefined) return values.join(' | ');
  if (anyOf !== undefined) return [...new Set(anyOf.map(describeType))].join(' | ');
  const kinds = [type ?? []]
    .flat()
    .map((kind) => (kind === 'array' && items ? `array of ${describeType(items)}` : kind));
  return kinds.join(' | ');
}

function describeLimits(schema: Schema): string {
  const { minimum, maximum, minLength = 0, default: initial } = resolve(schema);
  // What the named schema says, where the field says something closer itself.
  const named = schema.$ref === undefined ? undefined : components.schemas[nameOf(schema.$ref)];
  const isScalar = named !== undefined && named.properties === undefined;
  const range = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [`${minimum} to ${maximum}`];
  return [
    ...(isScalar ? [named.description ?? ''] : []),
    ...range,
    ...(minLength > 1 && !isScalar ? [`at least ${minLength} characters`] : []),
    ...(initial === undefined ? [] : [`the form begins with ${JSON.stringify(initial)}`]),
  ].join('; ');
}

function listFields(schema: Schema, examples: readonly unknown[], prefix = ''): readonly Field[] {
  const { properties = {}, required = [], allOf = [] } = resolve(schema);
  const inherited = allOf
    .filter(({ $ref }) => $ref !== ACCEPTANCE)
    .flatMap((part) => listFields(part, examples, prefix));
  const own = Object.entries(properties).flatMap(([key, part]) => {
    const values = examples.flatMap((one) => (isRecord(one) && key in one ? [one[key]] : []));
    const { items, description = '' } = resolve(part);
    const inner = items ?? part;
    const name = `${prefix}${key}${items ? '[]' : ''}`;
    const nested = listFields(inner, items ? values.flat() : values, `${name}.`);
    const [shown] = values.filter((value) => value !== null);
    const field = {
      name,
      type: describeType(part),
      limits: describeLimits(part),
      isRequired: required.includes(key),
      description,
      example: nested.length > 0 || shown === undefined ? '' : JSON.stringify(shown),
    };
    return [field, ...nested];
  });
  return [...inherited, ...own];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readBody = ({ content: { 'application/json': json } }: Body) => {
  const examples = Object.values(json.examples);
  const item = readItems(json.schema);
  const values = examples
    .map(({ value }) => value)
    .flatMap((value) => (isRecord(value) && item ? value['results'] : value));
  return { examples, isList: item !== undefined, fields: listFields(item ?? json.schema, values) };
};

/** The statuses with which calls give a shared answer. */
function listStatuses(name: string): readonly string[] {
  const answers = calls.flatMap(({ responses }) => Object.entries(responses));
  const sharing = answers.filter(([, { $ref = '' }]) => $ref.endsWith(`/${name}`));
  return [...new Set(sharing.map(([status]) => formatStatus(status)))];
}

const formatStatus = (status: string): string => status.replace('XX', 'xx');

/** The answers that several calls share. */
export const sharedFaults: readonly Fault[] = Object.entries(components.responses).map(([name, answer]) => ({
  status: [...listStatuses(name), name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)].join(
    ' ',
  ),
  description: answer.description,
  examples: readBody(answer).examples,
}));

const findShared = ($ref: string): Answer | undefined => components.responses[nameOf($ref)];

function readCall(call: Call): CallView {
  const { operationId, method, path, summary, description, security, requestBody, responses, tags: names } = call;
  const [[status, success], ...others] = Object.entries(responses).toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  ) as [[string, Answer], ...[string, Answer][]];
  return {
    id: operationId,
    method,
    path,
    title: summary,
    description,
    isOrder: names.includes(ORDERS),
    isPublic: security?.length === 0,
    request: requestBody && readBody(requestBody),
    answer: { status, description: success.description, ...readBody(success) },
    faults: others.map(([code, answer]) => ({
      status: formatStatus(code),
      description: findShared(answer.$ref ?? '')?.description ?? answer.description,
      examples: answer.$ref === undefined ? readBody(answer).examples : [],
    })),
  };
}

/** The calls of a resource, in the order of the document. */
export function listCalls(tag: string): readonly CallView[] {
  return calls.filter(({ tags: [resource] }) => resource === tag).map(readCall);
}
