import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

let assertionsBefore = 0;
let isTest = false;

/** From now on a story that names requirements without an assertion fails; nobody who looks at it should see an error. */
export function requireAssertions(): void {
  isTest = true;
}

function assertions(): number {
  return expect.getState().assertionCalls;
}

export function countAssertions(): void {
  assertionsBefore = assertions();
}

/**
 * Writes the ids of `parameters.requirements` and the width of the window (px) into the report of a story's test, where
 * `npm run acceptance` finds them.
 * In a test, a story that names requirements without an assertion fails.
 */
export function reportRequirements({ parameters, reporting }: Pick<StoryContext, 'parameters' | 'reporting'>): void {
  const { requirements = [] } = parameters as { requirements?: readonly string[] };
  if (requirements.length === 0) return;
  if (isTest && assertions() === assertionsBefore)
    throw new Error(`The story names ${requirements.join(', ')} but has no assertion.`);
  reporting.addReport({
    type: 'requirements',
    version: 1,
    status: 'passed',
    result: { ids: requirements, width: window.innerWidth },
  });
}
