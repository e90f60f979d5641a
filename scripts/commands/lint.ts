import { become, program } from '../lib/processes.ts';

/** `npm run lint -- [files]`: lints what is named, or everything. */
const files = process.argv.slice(2);
become([program('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...(files.length > 0 ? files : ['.'])]);
