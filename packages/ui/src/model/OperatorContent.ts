import type { Provenance, Sourced } from './Provenance.js';

/** A person behind the platform (spec section 3). */
export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
}

/** What somebody says about the platform (spec section 3). */
export interface Testimonial {
  readonly name: string;
  readonly review: string;
}

/** As many as the specification has of reviews and of people (section 1). */
// Not `T`: Storybook's props tables resolve parameters by name alone, and would look for the `T` of `Supplied` for ever.
export type Three<Item> = readonly [Item, Item, Item];

/**
 * Reviews without the word 'Sample' must come from people who exist: the operator says that they were checked, and how
 * (H-06).
 */
export type Testimonials =
  | Sourced<Three<Testimonial>, 'sample'>
  | (Sourced<Three<Testimonial>, 'operator'> & { readonly verified: true; readonly evidence: string });

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** Only the operator can help: how to reach it follows the answer. */
  readonly needsOperator?: boolean;
}

/** Content with the operator's word behind it, or an example in its place. */
export type Supplied<T> = Sourced<T, Extract<Provenance, 'sample' | 'operator'>>;

/** Where people reach the operator. With no channel at all the product says so, and sends nobody looking for one. */
export interface SupportChannels {
  /** An e-mail address; none by default, since an invented one could belong to somebody. */
  readonly email?: string | undefined;
  /** The address of a chat that opens in a new tab. */
  readonly liveChatHref?: string | undefined;
}
