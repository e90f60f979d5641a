import type { Question, Supplied, TeamMember, Testimonial, Three } from '../model/OperatorContent.js';
import { type Sourced, sample } from '../model/Provenance.js';

/** Roles in place of names, until the operator supplies people. */
export const sampleTeam: Supplied<Three<TeamMember>> = sample([
  { name: 'Lead', role: 'Product', bio: 'Decides what the panel shows and what it leaves out.' },
  { name: 'Engineer', role: 'Trading systems', bio: 'Builds the link between the bots and the exchanges.' },
  { name: 'Guide', role: 'Support', bio: 'Answers questions and keeps the help pages short.' },
]);

/** Sample reviews: about features, never about profit, and attributed to nobody. */
export const sampleTestimonials: Sourced<Three<Testimonial>, 'sample'> = sample([
  {
    name: 'Reader A',
    review:
      'The stop loss slider speaks in dollars as well as percent. I knew what I was setting before I pressed Start.',
  },
  {
    name: 'Reader B',
    review: 'Every chart says where its prices came from. I no longer guess whether one is fresh.',
  },
  {
    name: 'Reader C',
    review: 'Deposit addresses come in groups of four. Comparing one with my wallet takes seconds.',
  },
]);

/** The five questions of the help centre; their answers state only what the product does. */
export const sampleQuestions: Supplied<readonly Question[]> = sample([
  {
    question: 'How long does a deposit take?',
    answer:
      'Confirmation takes 10-30 minutes, or about 12 network confirmations. After that the amount is credited; Deposit History shows it.',
  },
  {
    question: 'What is the smallest deposit?',
    answer:
      'Each coin has its own minimum, shown on the deposit page. The 300 and 500 USD equivalents are guides only.',
  },
  {
    question: 'Can I lose money with a bot?',
    answer: 'Yes. You can lose all the money you put in. Returns are not guaranteed.',
  },
  {
    question: 'How do I stop a bot?',
    // Must match the sentence beside Start Bot exactly.
    answer: "You can't stop a bot or take its money out here.",
    needsOperator: true,
  },
  {
    question: 'When does a withdrawal arrive?',
    answer:
      'A request is reviewed within 24-48 hours. Withdrawal History shows its status and, once it was sent, its transaction hash.',
  },
]);
