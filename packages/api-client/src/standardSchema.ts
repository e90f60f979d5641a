/** Anything that follows the Standard Schema specification: a schema of Valibot, Zod, ArkType and others. */
export interface Schema<Output> {
  /** The name that the specification gives to what a schema does. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** The value as the schema returns it. Throws a `TypeError` that names the fields which do not match, and no value. */
export async function validate<Output>(schema: Schema<Output>, value: unknown): Promise<Output> {
  const result = await schema['~standard'].validate(value);
  if (result.issues === undefined) return result.value;
  const paths = result.issues.map(({ path = [] }) =>
    path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
  );
  const fields = [...new Set(paths)].map((path) => (path === '' ? 'the whole answer' : path));
  throw new TypeError(`The answer does not match its schema: ${fields.join(', ')}.`);
}
