import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caddyfile, nginxConf } from '../../apps/web/deploy/servers.ts';
import { root } from '../lib/processes.ts';

test.each([
  ['nginx.conf', nginxConf],
  ['Caddyfile', caddyfile],
])('deploy/%s says what the preview does', async (name, write) => {
  await expect(write()).toMatchFileSnapshot(join(root, 'deploy', name));
});
