import { prepareSite } from './prepareSite.ts';

// Run by `deploy/entrypoint.sh`.
try {
  prepareSite(process.env);
} catch (error) {
  process.stderr.write(`entrypoint: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
