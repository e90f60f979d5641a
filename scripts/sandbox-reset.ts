import { become } from './processes.ts';
import { database } from './servers.ts';

/** `npm run sandbox:reset`: empties the sandbox server's data. */
become(['apps/sandbox-api/src/reset.ts'], { env: { DATABASE: database } });
