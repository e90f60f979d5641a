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

/** What tools keep there for the tree they were run in. */
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest', '.installed']);

/** Files share their bytes with the originals where both lie on one disk: there are half a gigabyte of them. */
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

/** The files of a work tree that git knows or would take in, by their paths within it. */
export function filesOf(root: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** A copy of a work tree, as it is now and with its packages, in a new folder of its own. It ends with this process. */
export function copyTree(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'etherpilot-mutate-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const path of filesOf(root)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  const workspaces = ['packages', 'apps'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => join(room, name)),
  );
  for (const workspace of ['.', ...workspaces]) {
    const packages = join(workspace, 'node_modules');
    if (existsSync(join(root, packages))) linkTree(join(root, packages), join(folder, packages));
  }
  return folder;
}
