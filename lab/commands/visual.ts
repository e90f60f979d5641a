import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareVisually } from '../storybook/visual.ts';
import { findBrowser } from '@etherpilot/testkit/browser';
import { main, root } from '@etherpilot/testkit/processes';

const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/**
 * `pnpm --filter lab visual [--update] [--open] [--built storybook-static]`: compares stories with their baselines, pixel by
 * pixel, and writes a report of what has changed; or writes the baselines.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { update: { type: 'boolean' }, open: { type: 'boolean' }, built: { type: 'string' } },
  });
  const report = join(root, '.reports/visual');
  const { update: isUpdate = false, built } = values;
  const { isSame, text } = await compareVisually(await findBrowser(), { built, isUpdate, report });
  process.stdout.write(`${text}\n`);
  if (isSame) return;
  const page = join(report, 'index.html');
  if (values.open) spawn(openers[process.platform] ?? 'xdg-open', [page], { stdio: 'ignore', detached: true }).unref();
  throw new Error(`See ${page}. To accept all of it: pnpm --filter lab visual --update`);
});
