import { become, program } from '../lib/processes.ts';
import { unitProjects } from '../checks/suites.ts';

/** `npm run test:unit -- [file] [-t "part of a title"]`: unit tests, with all options of Vitest. */
const projects = unitProjects.flatMap((project) => ['--project', project]);
become([program('vitest/vitest.mjs'), 'run', ...projects, ...process.argv.slice(2)]);
