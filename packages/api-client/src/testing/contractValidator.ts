import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { contractDocument, getName, type Schema } from './contractDocument.js';

/** Finds what does not fit the schema at a JSON Pointer of the document; empty when the value fits. */
export type Validate = (pointer: string, value: unknown) => readonly string[];

/** Validates by the document as published, which allows fields it does not name. */
export const validate: Validate = createValidate(contractDocument);

/** The same, with each field the document does not name as a fault, so that none stays undescribed. */
export const validateClosed: Validate = createValidate(closeObjects(contractDocument));

function createValidate(document: object): Validate {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document, 'contract');
  return (pointer, value) => {
    const check = ajv.getSchema(`contract${pointer}`);
    if (check === undefined) throw new Error(`The document has nothing at ${pointer}`);
    void check(value);
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`);
  };
}

/** Only the outermost of combined schemas knows the fields of all its parts. */
function closeObjects(document: typeof contractDocument): object {
  const parts = new Set<unknown>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key !== 'allOf' || !Array.isArray(value)) return value;
    for (const part of value as Schema[]) parts.add(part.$ref === undefined ? part : getName(part.$ref));
    return value;
  });
  const { schemas } = document.components;
  for (const name of parts) if (typeof name === 'string') parts.add(schemas[name]);
  const close = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(close);
    const closed = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, close(part)]));
    const { properties, additionalProperties, allOf } = value as Schema;
    const isWhole = (properties !== undefined || allOf !== undefined) && !parts.has(value);
    return isWhole && additionalProperties === undefined ? { ...closed, unevaluatedProperties: false } : closed;
  };
  return close(document) as object;
}
