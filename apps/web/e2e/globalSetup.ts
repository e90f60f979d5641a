import { builtWeb } from '@etherpilot/testkit/builtWeb';

/** Builds the app once for all workers, unless nothing has changed since it was built last. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function buildOnce(): Promise<void> {
  // Workers inherit the environment.
  process.env['JOURNEY_BUILD'] = await builtWeb();
}
