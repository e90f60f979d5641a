import { become, program } from '../lib/processes.ts';

/** `npm run changeset`: records what a change means for the users of a package; `-- status` shows the next release. */
become([program('@changesets/cli/bin.js'), ...process.argv.slice(2)]);
