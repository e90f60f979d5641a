import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** All external packages that a file reaches through static imports, without type imports. */
function packagesBehind(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  const text = ['', '.ts', '.tsx']
    .map((ending) => sources[file.replace(/\.js$/, ending)])
    .find((one) => one !== undefined);
  if (text === undefined) throw new Error(`No such file: ${file}`);
  for (const [, target = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm)) {
    if (!target.startsWith('.')) found.add(target);
    else for (const one of packagesBehind(resolve(file, target), seen)) found.add(one);
  }
  return found;
}

/** Resolves a relative import against its file; both relative to this folder. */
function resolve(from: string, to: string): string {
  const here = 'https://ui/src/screens/LoginScreen/';
  const { pathname } = new URL(to, new URL(from, here));
  const inside = pathname.replace('/src/screens/LoginScreen/', './').replace('/src/screens/', '../');
  return inside.replace('/src/', '../../');
}

test('signing in stays small: its imports do not reach Base UI', () => {
  const packages = [...packagesBehind('./LoginScreen.js')];
  expect(packages).toContain('styled-components');
  expect(packages.filter((name) => name.startsWith('@base-ui'))).toEqual([]);
});

test('signing up fetches the terms dialog only when somebody opens it', () => {
  const baseUi = (file: string) => [...packagesBehind(file)].filter((name) => name.startsWith('@base-ui'));
  expect(baseUi('../SignupScreen/SignupScreen.js')).toEqual([]);
  expect(baseUi('../../components/TermsDialog/TermsDialog.js')).toEqual(['@base-ui/react/dialog']);
});
