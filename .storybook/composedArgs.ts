interface Composed {
  readonly args: object;
  readonly argTypes?: Readonly<Record<string, { readonly mapping?: unknown }>> | undefined;
}

/** The args of a composed story as its component gets them: `args` has the names that its controls show. */
export function composedArgs({ args, argTypes = {} }: Composed): object {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]: [string, unknown]) => {
      const mapping = (argTypes[name]?.mapping ?? {}) as Readonly<Record<string, unknown>>;
      return [name, typeof value === 'string' && value in mapping ? mapping[value] : value];
    }),
  );
}
