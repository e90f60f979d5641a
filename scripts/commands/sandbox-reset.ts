import { become } from '../lib/processes.ts';
import { database } from '../lib/servers.ts';

/** `npm run sandbox:reset`: empties the sandbox server's data. */
become(['apps/sandbox-api/src/reset.ts'], { env: { DATABASE: database } });
