import type { Provenance, Sourced } from './Provenance.js';

/** A person behind the platform. */
export interface TeamMember {
  /** The person's name. */
  readonly name: string;
  /** What the person does in the team. */
  readonly role: string;
  /** About the person, in a sentence or two. */
  readonly bio: string;
}

/** A quote about the platform. */
export interface Testimonial {
  /** Who wrote it. */
  readonly name: string;
  /** What they wrote, word for word. */
  readonly review: string;
}

/** Exactly three: the landing page has three reviews and three people. */
// Not `T`: Storybook's props tables resolve parameters by name alone and would recurse into the `T` of `Supplied`.
export type Three<Item> = readonly [Item, Item, Item];

/**
 * Reviews without the label 'Sample' must come from real people: the operator states that they were verified, and how.
 */
export type Testimonials =
  | Sourced<Three<Testimonial>, 'sample'>
  | (Sourced<Three<Testimonial>, 'operator'> & { readonly verified: true; readonly evidence: string });

/** A frequent question and its answer. */
export interface Question {
  /** The question as people ask it. */
  readonly question: string;
  /** The answer, as plain text. */
  readonly answer: string;
  /** Only the operator can help: the contact options follow the answer. */
  readonly needsOperator?: boolean;
}

/** Content the operator vouches for, or a sample in its place. */
export type Supplied<T> = Sourced<T, Extract<Provenance, 'sample' | 'operator'>>;

/** How people reach the operator. Without any channel the product says so and sends nobody looking for one. */
export interface SupportSettings {
  /** An e-mail address. There is no default, because an invented one could belong to somebody. */
  readonly email?: string | undefined;
  /** The URL of a chat, opened in a new tab. */
  readonly liveChatHref?: string | undefined;
}
