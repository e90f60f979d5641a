import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '@etherpilot/testkit/builds';

/** Builds the app once for all workers, into a new folder so that parallel runs do not overwrite each other's build. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function buildOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  // Workers inherit the environment.
  process.env['JOURNEY_BUILD'] = folder;
  await buildWeb({ outDir: folder });
  return () => rm(folder, { recursive: true, force: true });
}
