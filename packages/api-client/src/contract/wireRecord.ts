import * as v from 'valibot';

/** A field's name as the client has it: `min_deposit` on the wire is `minDeposit`. */
type Camel<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest> & string>}` : Name;

/** An object with its fields named as the client has them. */
type Renamed<Wire> = { [Name in keyof Wire as Camel<Name> & string]: Wire[Name] };

/** Checks what came over the wire. */
export type WireSchema<Output> = v.GenericSchema<unknown, Output>;

/** An object of the wire, by the names it has there: its fields come out with the client's names. */
// @__NO_SIDE_EFFECTS__
export function wireRecord<Entries extends v.ObjectEntries>(entries: Entries) {
  // Found once, because a list has thousands of records.
  const names = Object.keys(entries).map((name) => [
    name,
    name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()),
  ]);
  type Wire = v.InferOutput<v.ObjectSchema<Entries, undefined>>;
  const rename = (wire: Wire): Renamed<Wire> =>
    Object.fromEntries(
      names.map(([from = '', to]) => [to, (wire as Readonly<Record<string, unknown>>)[from]]),
    ) as never;
  return v.pipe(v.object(entries), v.transform(rename));
}
