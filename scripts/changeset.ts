import { become, program } from './processes.ts';

/** `npm run changeset`: records what a change means to those who use a package; `-- status` tells the next release. */
become([program('@changesets/cli/bin.js'), ...process.argv.slice(2)]);
