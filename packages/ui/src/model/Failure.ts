/** What went wrong, in words for the person (spec section 8: title and message). */
export interface Failure {
  readonly title: string;
  readonly message: string;
  /** Server messages by wire field name, such as `email`. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}
