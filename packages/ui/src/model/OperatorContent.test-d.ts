/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile, or the type check fails. */
import type { Supplied, TeamMember, Testimonials, Three } from './OperatorContent.js';
import { live } from './Provenance.js';
import { sampleTestimonials } from './sampleContent.js';
import { type Statistics, sampleStatistics } from './Statistics.js';

const value = sampleTestimonials.value;

export const samples: Testimonials = sampleTestimonials;
export const checked: Testimonials = { provenance: 'operator', verified: true, evidence: 'Receipts were seen.', value };
// @ts-expect-error reviews nobody has checked keep the word 'Sample' (H-06)
export const unchecked: Testimonials = { provenance: 'operator', value };
// @ts-expect-error and how they were checked is part of it
export const unproven: Testimonials = { provenance: 'operator', verified: true, value };
// @ts-expect-error they are three
export const two: Testimonials = { provenance: 'sample', value: [value[0], value[1]] };
// @ts-expect-error what the operator says is not live
export const people: Supplied<Three<TeamMember>> = live([]);

const figures = sampleStatistics.value;

export const reported: Statistics = {
  provenance: 'operator',
  operator: 'Northwind',
  asOf: 0,
  method: 'Counted.',
  value: figures,
};
// @ts-expect-error figures without a name, a day and a method stay samples (H-04)
export const unsigned: Statistics = { provenance: 'operator', value: figures };
// @ts-expect-error and cannot pass for measured ones
export const measured: Statistics = live(figures);
