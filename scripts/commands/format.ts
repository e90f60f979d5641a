import { become, program } from '../lib/processes.ts';

/** `npm run format`: formats every file. */
become([program('oxfmt/bin/oxfmt'), '.']);
