import contract from '../../openapi.json' with { type: 'json' };

/** What of a JSON Schema is read. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly default?: unknown;
}

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export interface Body {
  readonly content: {
    readonly 'application/json': { readonly schema: Schema; readonly examples: Readonly<Record<string, Example>> };
  };
}

export interface Answer extends Body {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
}

interface Operation {
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
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}

/** The contract as it is published. */
export const contractDocument = contract as unknown as ContractDocument;

/** The name of the component that a `$ref` points to. */
export const getName = ($ref: string): string => $ref.split('/').at(-1) ?? '';

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
  const getPath = path.split('?', 1)[0] ?? '';
  const matching = calls.filter(
    (call) => call.method === method && new RegExp(`^${call.path.replace('{id}', '[^/]+')}$`).test(getPath),
  );
  return matching.find((call) => call.path === getPath) ?? matching[0];
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
export const schemaPath = (body: string): string => `${body}/content/application~1json/schema`;

export interface PlacedExample {
  /** Where it is: a call with its status or `request`, or the name of a shared answer. */
  readonly place: string;
  readonly name: string;
  /** Points to its schema. */
  readonly schema: string;
  readonly value: unknown;
}

function readExamples(place: string, pointer: string, body: Body): PlacedExample[] {
  return Object.entries(body.content['application/json'].examples).map(([name, { value }]) => ({
    place,
    name,
    schema: schemaPath(pointer),
    value,
  }));
}

/** Every example of a request or an answer. */
export const examples: readonly PlacedExample[] = [
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
