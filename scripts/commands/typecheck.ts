import { main } from '../lib/processes.ts';
import { runSteps } from '../lib/steps.ts';
import { types } from '../checks/suites.ts';

/** `npm run typecheck`: the types of every package and app. */
await main(async () => {
  const { failed } = await runSteps([types]);
  process.exitCode = failed > 0 ? 1 : 0;
});
