import { relative } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const root = new URL('../../../', import.meta.url).pathname;

/**
 * Gives each styled component an id that depends only on its file and position: otherwise it would depend on what was
 * loaded before, and the classes of a page rendered by the build would be others in the browser. Makes rules shorter, too.
 */
export function styledIds(): Plugin {
  return {
    name: 'styled-ids',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /^[^?]*\.tsx?$/, code: 'styled-components' },
      handler(code, id) {
        return transformWithOxc(code, relative(root, id).replaceAll('\\', '/'), {
          jsx: 'preserve',
          plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
        });
      },
    },
  };
}
