import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '@etherpilot/testkit/browser';
import { program, root, runOrThrow } from '@etherpilot/testkit/processes';
import { getOrigin } from '@etherpilot/testkit/servers';
import { serveFolder } from '../staticServer.ts';

/** Where hosts often publish a Storybook: not at the root of a domain. */
const SUB_PATH = 'library/storybook';

/** Builds Storybook, or takes the one in the folder `BUILT`, and serves it. */
// oxlint-disable-next-line import/no-default-export -- so Playwright wants it
export default async function serveStorybook(): Promise<() => Promise<void>> {
  await findBrowser();
  const place = await mkdtemp(join(tmpdir(), 'storybook-'));
  const folder = join(place, SUB_PATH);
  const { BUILT: built, PICTURES: isOfPictures } = process.env;
  // Pages of documentation take more than half of the time.
  const build = ['build', '--output-dir', folder, '--quiet', ...(isOfPictures === '1' ? ['--test'] : [])];
  if (built === undefined) await runOrThrow([program('storybook/dist/bin/dispatcher.js'), ...build]);
  else await cp(resolve(root, built), folder, { recursive: true });
  const { server, port } = await serveFolder(place);
  Object.assign(process.env, { STORYBOOK_FOLDER: folder, STORYBOOK_ORIGIN: `${getOrigin(port)}/${SUB_PATH}/` });
  return async () => {
    server.close();
    await rm(place, { recursive: true, force: true });
  };
}
