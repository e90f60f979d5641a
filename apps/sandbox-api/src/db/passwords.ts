import { hash, hashSync, verify } from '@node-rs/argon2';

// Far below what a real server should use: this one holds play money and must start and test quickly.
const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cheap);
export const hashPasswordSync = (password: string): string => hashSync(password, cheap);

const decoy = hashPasswordSync('nobody has this password');

/**
 * Whether the password is right. Without a hash it takes just as long, so that the response time does not reveal who
 * has an account.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? decoy, password);
  return stored !== undefined && matches;
}
