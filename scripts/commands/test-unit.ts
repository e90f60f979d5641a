import { become, program } from '../lib/processes.ts';
import { unitProjects } from '../lib/unitProjects.ts';

/** `npm run test:unit -- [file] [-t "part of a title"]`: unit tests, with all options of Vitest. */
become([program('vitest/vitest.mjs'), 'run', ...unitProjects, ...process.argv.slice(2)]);
