/** What went wrong, worded for the person who reads it. */
export interface Failure {
  /** What went wrong, in a few words. */
  readonly title: string;
  /** What it means and what to do, in a sentence or two. */
  readonly message: string;
  /** Server messages by the name the field has in the form, such as `withdrawalAddress`. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}
