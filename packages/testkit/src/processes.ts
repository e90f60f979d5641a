import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join, resolve as absolute } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const preload = new URL('endWithParent.mjs', import.meta.url).href;

export interface NodeOptions {
  /** Relative to the root folder, or absolute. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What happens to its output: shown by default, collected for `stdout` and `stderr`, or only errors shown. */
  readonly output?: 'shown' | 'collected' | 'errors';
  /** Whether what is collected is shown as it comes, too. */
  readonly isEchoed?: boolean;
}

const streams = {
  shown: ['inherit', 'inherit', 'inherit'],
  collected: ['ignore', 'pipe', 'pipe'],
  errors: ['ignore', 'ignore', 'inherit'],
} as const;

/** Starts a Node program that exits when this process does, for whatever reason. */
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

/** The program of a package of the workspace root (or of `folder`) in node_modules. */
export function program(path: string, folder = '.'): string {
  return join(root, folder, 'node_modules', path);
}

/** Runs a Node program to its end; resolves with its exit code and output. */
export function runNode(args: readonly string[], options: NodeOptions = {}): Promise<{ code: number; output: string }> {
  const child = startNode(args, { ...options, output: 'collected' });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk);
      if (options.isEchoed === true) process.stdout.write(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}

/** Like runNode, but rejects with the output when the program fails. */
export async function runOrThrow(args: readonly string[], options: NodeOptions = {}): Promise<string> {
  const { code, output } = await runNode(args, options);
  if (code !== 0) throw new Error(output.trim() || `${args.join(' ')} exited with code ${code}.`);
  return output;
}

/** Stops a program: SIGTERM first, SIGKILL after 3 s. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 3000);
  await gone;
  clearTimeout(force);
}

/** Resolves when a server answers at the URL; rejects when the program exits first or after 60 s. */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The program for ${url} exited before it answered.`);
    try {
      await fetch(url, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${url} did not answer within 60 seconds.`);
}

/** A port from the environment, validated. */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name] ?? `${fallback}`;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65536) return port;
  throw new Error(`${name} must be a port between 1 and 65535, not "${text}".`);
}

/** Listens on a port of 127.0.0.1; resolves with null when something else does. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Whether nothing listens on a port of 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  if (server === null) return false;
  await new Promise((resolve) => server.close(resolve));
  return true;
}

/** Below those that systems give to outgoing connections, and divided into blocks. */
const PORTS = { first: 10_000, blocks: 1100, block: 20 };

let next = 0;
let end = 0;

/**
 * A free port for a server that is started later. Other processes that ask get another one: the first port of each block is
 * listened on for as long as the process runs that gives the others away.
 */
export async function reservePort(): Promise<number> {
  while (next === end) {
    const first = PORTS.first + PORTS.block * randomInt(PORTS.blocks);
    // oxlint-disable-next-line no-await-in-loop -- until a block is found that nobody has
    const server = await listen(first);
    if (server === null) continue;
    server.unref();
    next = first + 1;
    end = first + PORTS.block;
  }
  const port = next;
  next += 1;
  return (await isFree(port)) ? port : reservePort();
}

/** What a command says of itself and its options: the comment above its main function. */
export function readUsage(file: string): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*await main\(/.exec(readFileSync(file, 'utf8')) ?? [];
  return comment
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll('`', '')
    .trim();
}

/** Runs a task's main function, or with `--help` says what it does; an error is printed in one line. */
export async function main(task: () => Promise<void>): Promise<void> {
  const [, file = '', ...args] = process.argv;
  if (args.includes('--help')) return console.log(readUsage(file));
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
