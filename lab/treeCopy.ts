import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Folders in `node_modules` that tools use for the original tree only. */
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest', '.installed']);

/** Copies a folder with hard links where possible, because `node_modules` has half a gigabyte. */
function linkTree(from: string, to: string, isTop = true): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isTop && caches.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target, false);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** The tracked and untracked files of a work tree that git does not ignore, as relative paths. */
export function listFiles(root: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** The lines that have changed since a commit, by file: each `first-last`. */
export function changesSince(root: string, commit: string): ReadonlyMap<string, readonly string[]> {
  return readChanges(execFileSync('git', ['diff', '-U0', '--no-color', commit], { cwd: root, encoding: 'utf8' }));
}

/** Reads a diff that has no lines of context. */
export function readChanges(diff: string): ReadonlyMap<string, readonly string[]> {
  const changes = new Map<string, string[]>();
  let file = '';
  for (const line of diff.split('\n')) {
    file = /^\+\+\+ b\/(.+)/.exec(line)?.[1] ?? file;
    const [, first = '', count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    // Of lines that are gone nothing can be changed.
    if (first === '' || count === '0') continue;
    changes.set(file, [...(changes.get(file) ?? []), `${first}-${Number(first) + Number(count) - 1}`]);
  }
  return changes;
}

/** Copies a work tree, with uncommitted changes and packages, to a temporary folder that is removed on exit. */
export function copyTree(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'etherpilot-mutate-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const path of listFiles(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  for (const workspace of ['.', 'lab', ...workspaces]) {
    const packages = join(workspace, 'node_modules');
    if (existsSync(join(root, packages))) linkTree(join(root, packages), join(folder, packages));
  }
  if (existsSync(join(root, '.toolchain'))) symlinkSync(join(root, '.toolchain'), join(folder, '.toolchain'));
  return folder;
}
