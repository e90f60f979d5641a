import { fileURLToPath } from 'node:url';
import { defaultSettings, type Settings } from './settings.ts';

export interface Config {
  host: string;
  port: number;
  /** A path or ':memory:'. */
  database: string;
  seed: string;
  /** Mounts `/sandbox/*`. */
  hasControl: boolean;
  settings: Omit<Settings, 'lists'>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 8787;
const MAX_PORT = 65_535;
const MAX_MS = 2 ** 31 - 1;
/** Small enough that the histories of a scenario take several pages. */
const PAGE_SIZE = 10;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;
const PUBLIC_FLAG = 'i-know-nothing-here-is-real';
const defaultDatabase = fileURLToPath(new URL('../../../.data/sandbox.sqlite', import.meta.url));

function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`);
}

function origin(env: Environment, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new Error(`${name} must be an http address such as ${fallback}, not '${text}'.`);
}

/** Reads the environment. Throws an Error with one sentence for an invalid value. */
export function readConfig(env: Environment): Config {
  return {
    host: env['HOST'] || '127.0.0.1',
    port: whole(env, env['API_PORT'] ? 'API_PORT' : 'PORT', DEFAULT_PORT, 0, MAX_PORT),
    database: env['DATABASE'] || defaultDatabase,
    seed: env['SEED'] || 'etherpilot',
    hasControl: env['SANDBOX_CONTROL'] === '1',
    settings: {
      webOrigin: origin(env, 'WEB_ORIGIN', defaultSettings.webOrigin),
      accessSeconds: whole(env, 'ACCESS_SECONDS', defaultSettings.accessSeconds, 1, MAX_MS),
      dayMs: whole(env, 'DAY_MS', defaultSettings.dayMs, 1, MAX_MS),
      paySettleMs: whole(env, 'PAY_SETTLE_MS', defaultSettings.paySettleMs, 0, MAX_MS),
      pageSize: env['PAGINATE'] === '1' ? PAGE_SIZE : null,
      withdrawalStepMs: whole(env, 'WITHDRAWAL_STEP_MS', defaultSettings.withdrawalStepMs, 0, MAX_MS),
    },
  };
}

/**
 * Keeps the sandbox on the developer's machine: anyone reaching it elsewhere would take its money and addresses for
 * real. Throws an Error with one sentence unless SANDBOX_ALLOW_PUBLIC is set.
 */
export function refuseExposure(env: Environment, { host }: Pick<Config, 'host'>): void {
  if (env['SANDBOX_ALLOW_PUBLIC'] === PUBLIC_FLAG) return;
  const remedy = `Set SANDBOX_ALLOW_PUBLIC=${PUBLIC_FLAG} to start it anyway.`;
  if (env['NODE_ENV'] === 'production') {
    throw new Error(`The sandbox does not start with NODE_ENV=production: nothing in it is real. ${remedy}`);
  }
  if (!LOOPBACK.test(host)) {
    throw new Error(
      `The sandbox listens on this machine only, not on HOST '${host}': nothing in it is real. ${remedy}`,
    );
  }
}
