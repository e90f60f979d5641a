import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from './processes.ts';
import { lockFile, readLock, type ToolLock } from './tools.ts';

/** What of a package of a lockfile decides what is installed. */
const kept = [
  'version',
  'integrity',
  'dependencies',
  'optionalDependencies',
  'bin',
  'optional',
  'peer',
  'os',
  'cpu',
  'libc',
];

/**
 * `node packages/testkit/src/lockTools.ts deno@2.9.6 …`: writes into tools.json what each of these packages is made of, with
 * the checksums of the registry. Then `pnpm format`, and read the difference before you commit it: only what it names can be fetched afterwards.
 */
await main(async () => {
  const specs = process.argv.slice(2);
  if (specs.length === 0) {
    throw new Error('Name the packages: node packages/testkit/src/lockTools.ts deno@2.9.6 …');
  }
  const locks = { ...readLock(), ...Object.fromEntries(specs.map((spec) => [spec, lock(spec)])) };
  const sorted = Object.fromEntries(Object.entries(locks).toSorted(([one], [other]) => one.localeCompare(other, 'en')));
  writeFileSync(lockFile, `${JSON.stringify(sorted, null, 2)}\n`);
});

function lock(spec: string): ToolLock {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  try {
    const [name = '', version] = spec.split(/(?<=.)@/);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { [name]: version } }));
    // For every platform, not only for this one.
    const flags = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--force', '--loglevel=error'];
    const { error, status, stderr } = spawnSync('npm', ['install', ...flags], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm could not lock ${spec}: ${error?.message ?? stderr.trim()}`);
    const { packages }: { packages: ToolLock } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const entries = Object.entries(packages).filter(([path]) => path !== '');
    return Object.fromEntries(entries.map(([path, entry]) => [path, omitEntry(entry, packages)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without optional packages that the registry lacks for a platform: npm would miss them in the lock. */
function omitEntry(entry: ToolLock[string], packages: ToolLock): ToolLock[string] {
  const isLocked = (name: string) => Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`));
  const optional = Object.entries(entry['optionalDependencies'] ?? {}).filter(([name]) => isLocked(name));
  const fields = { ...entry, optionalDependencies: optional.length > 0 ? Object.fromEntries(optional) : undefined };
  return Object.fromEntries(Object.entries(fields).filter(([key, value]) => kept.includes(key) && value !== undefined));
}
