import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunningServer {
  child: ChildProcess;
  /** Such as 'http://127.0.0.1:41234'. */
  origin: string;
  /** Everything printed so far. */
  output: () => string;
}

export interface Ended {
  code: number | null;
  output: string;
}

// Compiled modules are cached between starts, so that a test with fifty server starts spends its time on the server's
// work.
const NODE_COMPILE_CACHE = join(tmpdir(), 'etherpilot-compile-cache');

function run(script: string, env: Record<string, string>) {
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, ended, output: () => output };
}

/** Runs a script of the sandbox until it exits. */
export const runToEnd = (script: string, env: Record<string, string>): Promise<Ended> => run(script, env).ended;

/**
 * Starts the real server as a separate process, on a free port unless `env` names one; rejects when it exits before it
 * listens.
 */
export function startServer(env: Record<string, string>): Promise<RunningServer> {
  const { child, ended, output } = run('main.ts', { PORT: '0', ...env });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const origin = /listening on (\S+),/.exec(output())?.[1];
      if (origin) resolve({ child, origin, output });
    });
    void ended.then((end) => reject(new Error(`The server exited with ${end.code}: ${end.output}`)));
  });
}

/** Sends the signal and waits for the exit; resolves with the exit code (null after SIGKILL). */
export function stopServer({ child }: RunningServer, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.on('exit', resolve);
    child.kill(signal);
  });
}

/** A folder for one test; call the returned function to remove it. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
