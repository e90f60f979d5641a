import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Starts a screen that nobody sees, with a number that is free, and resolves with its name. */
export async function startScreen(xvfb: string, children: ChildProcess[]): Promise<string> {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  return `:${await firstOutput(child, child.stdio[3] as Readable)}`;
}

/** What a program writes first, when it has started. */
export function firstOutput(child: ChildProcess, stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} has ended.`)));
    stream.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
}
