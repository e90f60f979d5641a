/** What went wrong, worded for the person who reads it. */
export interface Failure {
  readonly title: string;
  readonly message: string;
  /** Server messages by API field name, such as `email`. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}
