/** What tells one record from another: a number, or a text where the server's ids are none. */
export type RecordId = number | string;
