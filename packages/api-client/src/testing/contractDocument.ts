import { readFileSync } from 'node:fs';

/** What of a JSON Schema is read here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
}

interface Media {
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}

interface Body {
  readonly content: { readonly 'application/json': Media };
}

interface Answer extends Body {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** An empty list where no session is needed. */
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Answer>>;
}

interface ContractDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}

/** The contract as it is published. */
export const contractText = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');

export const contractDocument = JSON.parse(contractText) as ContractDocument;

export interface Call extends Operation {
  /** In capitals. */
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
}

/** The calls of the contract. */
export const calls: readonly Call[] = Object.entries(contractDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

/** The call that a request is, by its path below `/api`; a fixed path goes before one with an id. */
export function findCall(method: string, path: string): Call | undefined {
  const pathOf = path.split('?', 1)[0] ?? '';
  const matching = calls.filter(
    (call) => call.method === method && new RegExp(`^${call.path.replace('{id}', '[^/]+')}$`).test(pathOf),
  );
  return matching.find((call) => call.path === pathOf) ?? matching[0];
}

/** A JSON Pointer to a part of the document, for `$ref`. */
export function toPointer(...keys: readonly string[]): string {
  return `#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

/** Where an answer of a call is described: by its status, else by the class of its status. */
export function findAnswer({ responses, path, method }: Call, status: number): string | undefined {
  const key = [String(status), `${Math.floor(status / 100)}XX`].find((each) => Object.hasOwn(responses, each));
  if (key === undefined) return undefined;
  return responses[key]?.$ref ?? toPointer('paths', path, method.toLowerCase(), 'responses', key);
}

/** Points to the schema of a body. */
export const schemaOf = (body: string): string => `${body}/content/application~1json/schema`;

export interface Example {
  /** Where it is: a call with its status or `request`, or the name of a shared answer. */
  readonly place: string;
  readonly name: string;
  /** Points to its schema. */
  readonly schema: string;
  readonly value: unknown;
}

function readExamples(place: string, pointer: string, body: Body): Example[] {
  return Object.entries(body.content['application/json'].examples).map(([name, { value }]) => ({
    place,
    name,
    schema: schemaOf(pointer),
    value,
  }));
}

/** Every example of a request or an answer. */
export const examples: readonly Example[] = [
  ...calls.flatMap(({ path, method, operationId, requestBody, responses }) => {
    const keys = ['paths', path, method.toLowerCase()];
    const requests = requestBody
      ? readExamples(`${operationId} request`, toPointer(...keys, 'requestBody'), requestBody)
      : [];
    const own = Object.entries(responses).filter(([, { $ref }]) => $ref === undefined);
    return [
      ...requests,
      ...own.flatMap(([status, answer]) =>
        readExamples(`${operationId} ${status}`, toPointer(...keys, 'responses', status), answer),
      ),
    ];
  }),
  ...Object.entries(contractDocument.components.responses).flatMap(([name, answer]) =>
    readExamples(name, toPointer('components', 'responses', name), answer),
  ),
];
