import { rmSync } from 'node:fs';
import { readConfig } from './config.ts';

// SQLite keeps the newest writes beside the file; left behind they would come back with the next start.
const { database } = readConfig(process.env);
if (database !== ':memory:') for (const suffix of ['', '-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
console.log(`Sandbox data removed: ${database}`);
