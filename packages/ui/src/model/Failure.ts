/** What went wrong, worded for the person who reads it. */
export interface Failure {
  readonly title: string;
  readonly message: string;
  /** Server messages by the name the field has in the form, such as `withdrawalAddress`. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}
