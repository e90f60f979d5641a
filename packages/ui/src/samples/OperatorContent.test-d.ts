/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile, or the type check fails. */
import type { Supplied, TeamMember, Testimonials, Three } from '../model/OperatorContent.js';
import { live } from '../model/Provenance.js';
import { sampleTestimonials } from './sampleContent.js';
import type { Statistics } from '../model/Statistics.js';
import { sampleStatistics } from './sampleStatistics.js';

const value = sampleTestimonials.value;

export const samples: Testimonials = sampleTestimonials;
export const checked: Testimonials = { provenance: 'operator', verified: true, evidence: 'Receipts were seen.', value };
// @ts-expect-error unverified reviews must stay samples
export const unchecked: Testimonials = { provenance: 'operator', value };
// @ts-expect-error verified reviews must say how they were verified
export const unproven: Testimonials = { provenance: 'operator', verified: true, value };
// @ts-expect-error there must be three
export const two: Testimonials = { provenance: 'sample', value: [value[0], value[1]] };
// @ts-expect-error the operator's content is not live
export const people: Supplied<Three<TeamMember>> = live([]);

const figures = sampleStatistics.value;

export const reported: Statistics = {
  provenance: 'operator',
  operator: 'Northwind',
  asOf: 0,
  method: 'Counted.',
  value: figures,
};
// @ts-expect-error figures without a name, a day and a method must stay samples
export const unsigned: Statistics = { provenance: 'operator', value: figures };
// @ts-expect-error sample figures cannot be passed as measured ones
export const measured: Statistics = live(figures);
