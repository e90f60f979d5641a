import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureTool } from './tools.ts';

const isWindows = process.platform === 'win32';

/** The oldest and newest versions the client is tested with, in the order in which a README names them. */
export const versions = {
  node: ['20.20.2', '22.23.3', '24.21.0'],
  deno: '2.9.6',
  bun: '1.4.5',
  workerd: '1.20261117.1',
} as const;

/** The program of Node in a version, fetched when it is missing. */
export function bringNode(version: string): string {
  const platform = isWindows ? 'win' : process.platform;
  const folder = ensureTool(`node-${platform}-${process.arch}`, version);
  return join(folder, 'bin', isWindows ? 'node.exe' : 'node');
}

export const bringDeno = (): string => findProgram(ensureTool('deno', versions.deno), '@deno', 'deno');
export const bringBun = (): string => findProgram(ensureTool('bun', versions.bun), '@oven', 'bun');
export const bringWorkerd = (): string =>
  findProgram(ensureTool('workerd', versions.workerd), '@cloudflare', 'workerd');

/** The program for this platform, which is in an optional package of a scope beside the tool's own folder. */
function findProgram(tool: string, scope: string, name: string): string {
  const packages = join(tool, '..', scope);
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' });
  const found = files.find((file) => file.split(/[\\/]/).at(-1) === (isWindows ? `${name}.exe` : name));
  if (found === undefined) throw new Error(`${tool} has no program for ${process.platform} ${process.arch}.`);
  return join(packages, found);
}

/** Runs a program in a folder for 30 s at most; rejects with its output when it fails. */
export async function runProgram(
  file: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(file, args, { cwd, encoding: 'utf8', timeout: 30_000, env: { ...process.env, ...env } });
}
