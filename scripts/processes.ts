import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, join, resolve as absolute } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const preload = new URL('endWithParent.mjs', import.meta.url).href;

export interface NodeOptions {
  /** Within the repository's folder, or absolute. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What becomes of what it prints: shown by default, collected for `stdout` and `stderr`, or errors alone shown. */
  readonly output?: 'shown' | 'collected' | 'errors';
}

const streams = {
  shown: ['inherit', 'inherit', 'inherit'],
  collected: ['ignore', 'pipe', 'pipe'],
  errors: ['ignore', 'ignore', 'inherit'],
} as const;

/** Starts a program of Node that ends when this process ends, in whatever way. */
export function startNode(
  args: readonly string[],
  { cwd = '.', env = {}, output = 'shown' }: NodeOptions = {},
): ChildProcess {
  return spawn(process.execPath, ['--import', preload, ...args], {
    cwd: absolute(root, cwd),
    env: { ...process.env, ...env, STARTED_BY: `${process.pid}` },
    stdio: [...streams[output], 'ipc'],
  });
}

/** The program a package of the workspace root (or of `folder`) offers under node_modules. */
export function program(path: string, folder = '.'): string {
  return join(root, folder, 'node_modules', path);
}

/** Runs a program of Node to its end: its exit code and all it printed. */
export function runNode(args: readonly string[], options: NodeOptions = {}): Promise<{ code: number; output: string }> {
  const child = startNode(args, { ...options, output: 'collected' });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}

/** As runNode, but a program that fails is an error carrying what it printed. */
export async function mustRun(args: readonly string[], options: NodeOptions = {}): Promise<string> {
  const { code, output } = await runNode(args, options);
  if (code !== 0) throw new Error(output.trim() || `${args.join(' ')} ended with code ${code}.`);
  return output;
}

/** Starts a program, shows what it prints and ends this process with its exit code. */
export function become(args: readonly string[], options: NodeOptions = {}): void {
  const child = startNode(args, options);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** Ends a program: asked first, made to after 3 s. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 3000);
  await gone;
  clearTimeout(force);
}

/** Resolves when something answers at the address; fails when the program ends first or after 60 s. */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The program for ${url} ended before it answered.`);
    try {
      await fetch(url, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${url} did not answer within 60 seconds.`);
}

/** A port from the environment, checked. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name] ?? `${fallback}`;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65536) return port;
  throw new Error(`${name} must be a port between 1 and 65535, not "${text}".`);
}

/** Resolves to the port when it can be listened on at 127.0.0.1; 0 finds a free one. */
export function freePort(port = 0): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/** Runs a task's main function; what it throws is told in one line. */
export async function main(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
