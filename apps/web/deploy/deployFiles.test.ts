import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caddyfile, nginxConf } from './servers.ts';
import { root } from '@etherpilot/testkit/processes';

test.each([
  ['nginx.conf', nginxConf],
  ['Caddyfile', caddyfile],
])('deploy/%s says what the preview does', async (name, write) => {
  await expect(write()).toMatchFileSnapshot(join(root, 'deploy', name));
});
