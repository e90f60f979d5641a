import { rmSync } from 'node:fs';
import { readConfig } from './config.ts';

// SQLite keeps recent writes in files beside the database; left behind they would reappear on the next start.
const { database } = readConfig(process.env);
if (database !== ':memory:') for (const suffix of ['', '-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
console.log(`Sandbox data removed: ${database}`);
