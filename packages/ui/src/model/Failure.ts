/** What went wrong, worded for the person who reads it. */
export interface Failure {
  readonly title: string;
  readonly message: string;
  /** The server's messages by field, named as in the model: `email`, `withdrawalAddress`. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}
