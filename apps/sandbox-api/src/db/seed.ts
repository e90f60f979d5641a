import { SCENARIO_PASSWORD, scenarios } from '../scenarios.ts';
import { hashPasswordSync } from './passwords.ts';
import type { Behavior } from './rows.ts';
import { seedRich } from './seedRich.ts';
import { moveMoney } from './ledger.ts';
import type { Simulated } from './settleDue.ts';
import { addUser } from './users.ts';

const LOCKED_CENTS = 12_000n;
const DAYS_AGO_MS = 90 * 86_400_000;

const behaviors: Record<string, Behavior> = { 'broken@sandbox.test': 'broken', 'slow@sandbox.test': 'slow' };

/** Creates the missing accounts of scenarios.ts; existing ones keep their data. */
export function seedScenarios(simulated: Simulated): void {
  const { db, now } = simulated;
  const passwordHash = hashPasswordSync(SCENARIO_PASSWORD);
  for (const { email } of scenarios) {
    db.transaction(() => {
      const id = addUser(db, {
        email,
        passwordHash,
        behavior: behaviors[email] ?? 'normal',
        joinedAt: now() - DAYS_AGO_MS,
      });
      if (id === undefined) return;
      if (email === 'locked@sandbox.test')
        moveMoney(db, { userId: id, kind: 'opening', ref: id, cents: LOCKED_CENTS, at: now() });
      if (email === 'rich@sandbox.test') seedRich(simulated, id);
    });
  }
}
