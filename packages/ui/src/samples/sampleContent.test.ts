import { expect, test } from 'vitest';
import { sampleQuestions, sampleTeam, sampleTestimonials } from './sampleContent.js';

test('there are five questions, each with an answer labelled as a sample', { tags: ['G-94'] }, () => {
  expect(sampleQuestions.provenance).toBe('sample');
  expect(new Set(sampleQuestions.value.map(({ question }) => question)).size).toBe(5);
  for (const { question, answer } of sampleQuestions.value) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\.$/);
  }
});

test('one answer says that a bot cannot be stopped here', { tags: ['G-136'] }, () => {
  const [answer] = sampleQuestions.value.filter(({ question }) => question.includes('stop a bot'));
  expect(answer?.answer).toBe("You can't stop a bot or take its money out here.");
  expect(answer?.needsOperator).toBe(true);
});

test('samples describe features and name nobody', { tags: ['H-06', 'H-07'] }, () => {
  const names = [...sampleTestimonials.value, ...sampleTeam.value].map(({ name }) => name);
  expect(names).toEqual(['Reader A', 'Reader B', 'Reader C', 'Lead', 'Engineer', 'Guide']);
  const words = sampleTestimonials.value.map(({ review }) => review).join(' ');
  expect(words).not.toMatch(/[$%★]|profit|return|gain|earn|\d/i);
});
