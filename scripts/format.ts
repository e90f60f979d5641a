import { become, program } from './processes.ts';

/** `npm run format`: writes every file in the one format. */
become([program('oxfmt/bin/oxfmt'), '.']);
