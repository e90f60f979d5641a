import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { scaleRem } from './scaleRem.ts';
import type { StyleFiles } from './styleFiles.ts';

/** What every host renders, whatever else it takes. */
const PROVIDER = 'provider/UiProvider.js';
const IMPORT = /(?:from|import) ?\(?"(\.[^"]+\.js)"/g;

/**
 * Writes the style sheets of a built package: one of everything, and one for each entry point that draws, of all it leads
 * to. Each comes a second time within a layer.
 */
export async function writeSheets(dist: string, { rules }: StyleFiles): Promise<void> {
  const screens = globSync('screens/*/*Screen.js', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
  const entries = ['index.js', 'components.js', 'screens.js', 'charts.js', ...screens.filter(isEntry)];
  await writePair(
    join(dist, 'styles'),
    rules.map(({ css }) => css),
  );
  for (const entry of entries) {
    // oxlint-disable-next-line no-await-in-loop -- small files, a few at a time
    const files = await reach(dist, [PROVIDER, entry]);
    const own = rules.filter(({ file }) => files.has(file.replace(/^src\/(.*)\.tsx?$/, '$1.js')));
    // `screens/LoginScreen/LoginScreen.js` is imported as `screens/LoginScreen`.
    const name = entry.replace(/\/\w+\.js$|\.js$/, '');
    // oxlint-disable-next-line no-await-in-loop
    await writePair(
      join(dist, name),
      own.map(({ css }) => css),
    );
  }
}

const isEntry = (file: string) => posix.basename(posix.dirname(file)) === basename(file, '.js');

async function writePair(path: string, rules: readonly string[]): Promise<void> {
  const css = scaleRem(rules.join('\n'));
  await writeFile(`${path}.css`, `${css}\n`);
  await writeFile(`${path}.layer.css`, `@layer etherpilot {\n${css}\n}\n`);
}

/** Built modules and all they import, now or later, by their paths. */
async function reach(dist: string, entries: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set(entries);
  for (const file of found) {
    // oxlint-disable-next-line no-await-in-loop -- each names the next ones
    for (const [, target = ''] of (await readFile(join(dist, file), 'utf8')).matchAll(IMPORT))
      found.add(posix.join(posix.dirname(file), target));
  }
  return found;
}
