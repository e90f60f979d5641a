import { become, program } from './processes.ts';

/** `npm run format`: formats every file. */
become([program('oxfmt/bin/oxfmt'), '.']);
