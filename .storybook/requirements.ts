import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

let assertionsBefore = 0;

function assertions(): number {
  return expect.getState().assertionCalls;
}

export function countAssertions(): void {
  assertionsBefore = assertions();
}

/**
 * Writes the ids of `parameters.requirements` and the width of the window (px) into the report of a story's test, where
 * `node scripts/acceptance.ts` finds them. A story that names requirements without an assertion has failed.
 */
export function reportRequirements({ parameters, reporting }: Pick<StoryContext, 'parameters' | 'reporting'>): void {
  const { requirements = [] } = parameters as { requirements?: readonly string[] };
  if (requirements.length === 0) return;
  reporting.addReport({
    type: 'requirements',
    version: 1,
    status: assertions() > assertionsBefore ? 'passed' : 'failed',
    result: { ids: requirements, width: window.innerWidth },
  });
}
