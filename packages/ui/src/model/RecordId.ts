/** Identifies a record: a number, or a string where the server's ids are not numbers. */
export type RecordId = number | string;
