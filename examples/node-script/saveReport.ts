import { writeFile } from 'node:fs/promises';
import { createApiClient, isApiError } from '@etherpilot/api-client';

/** Saves a file that needs a session. Its path below `/api` is that of your server. */
const { API_URL = 'http://127.0.0.1:8787', EMAIL = 'rich@sandbox.test', PASSWORD = 'sandbox-1234' } = process.env;
const { REPORT = 'reports/2026/', FILE = 'report.csv' } = process.env;

const client = createApiClient({ baseUrl: API_URL });
try {
  await client.auth.login({ email: EMAIL, password: PASSWORD });
  // The token is renewed like that of any call. A large file takes longer than the ten seconds of one.
  const report = await client.request(REPORT, { read: 'blob', timeoutMs: 60_000 });
  await writeFile(FILE, Buffer.from(await report.arrayBuffer()));
  console.log(`${FILE}: ${report.size} bytes, ${report.type}`);
} catch (error) {
  if (!isApiError(error)) throw error;
  console.error(`${error.title}: ${error.message}`);
  process.exitCode = 1;
}
