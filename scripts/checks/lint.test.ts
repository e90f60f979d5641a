import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program, root, runNode } from '@etherpilot/testkit/processes';

const screen = 'packages/ui/src/A.tsx';
const route = 'apps/web/src/A.tsx';

const banned: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['no-restricted-imports', screen, `import { fn } from '@storybook/test'; export const a = fn();`],
  ['no-restricted-imports', screen, `import styled from 'styled-components'; export const a = styled;`],
  ['no-restricted-globals', screen, `export const a = () => fetch('/');`],
  ['no-restricted-globals', screen, `export const a = () => globalThis.fetch('/');`],
  ['no-restricted-globals', screen, `export const a = () => localStorage.clear();`],
  ['no-restricted-globals', screen, `export const a = () => window.sessionStorage.clear();`],
  ['no-restricted-globals', screen, `export const a = () => location.reload();`],
  ['no-restricted-properties', screen, `export const a = () => Date.now();`],
  ['no-restricted-properties', screen, `export const a = () => Math.random();`],
  ['no-restricted-properties', route, `export const a = (b: Element) => { b.innerHTML = ''; };`],
  ['no-restricted-globals', route, `export const a = parseFloat('1');`],
  ['no-danger', route, `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`],
  ['no-eval', route, `export const a = (b: string): unknown => eval(b);`],
  ['no-new-func', route, `export const a = (b: string) => new Function(b);`],
  ['no-script-url', route, `export const a = (b: Location) => b.assign('javascript:void 0');`],
  ['jsx-no-target-blank', route, `export const A = ({ b }: { b: string }) => <a href={b} target="_blank">b</a>;`],
  ['no-default-export', route, `export default function A() {}`],
  [
    'rules-of-hooks',
    route,
    `import { useId } from 'react'; export function A({ b }: { b: boolean }) { return b ? useId() : null; }`,
  ],
  ['alt-text', route, `export const A = () => <img src="a.png" />;`],
];

let place = '';
let found: readonly { code: string; filename: string }[] = [];

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'lint-'));
  await cp(join(root, '.oxlintrc.json'), join(place, '.oxlintrc.json'));
  await Promise.all(
    banned.map(async ([, file, code], index) => {
      const path = join(place, writeFixture(file, index));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${code}\n`);
    }),
  );
  const { output } = await runNode([program('oxlint/bin/oxlint'), '--format', 'json', '.'], { cwd: place });
  found = JSON.parse(output).diagnostics;
});

afterAll(() => rm(place, { recursive: true, force: true }));

test.each(banned.map(([rule, file, code], index) => ({ rule, code, file: writeFixture(file, index) })))(
  '$rule finds $code',
  ({ rule, file }) => {
    const here = found.filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(file));
    expect(here.map(({ code }) => code)).toContainEqual(expect.stringContaining(rule));
  },
);

function writeFixture(file: string, index: number): string {
  return file.replace('A.tsx', `A${index}.tsx`);
}
